type Kind = "localStorage" | "sessionStorage";

/**
 * Uses what the browser keeps: `localStorage` for this device, `sessionStorage` for this tab. Private windows and full
 * disks throw: then the answer is null, and the page goes on without.
 */
export function withStorage<T>(kind: Kind, use: (storage: Storage) => T): T | null {
  try {
    return use(window[kind]);
  } catch (error) {
    console.warn(`${kind} cannot be used`, error);
    return null;
  }
}
