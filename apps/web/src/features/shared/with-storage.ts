type Kind = "localStorage" | "sessionStorage";

/**
 * Calls `use` with `localStorage` (this device) or `sessionStorage` (this tab). Returns null when the storage throws, as in
 * private windows and on full disks.
 */
export function withStorage<T>(kind: Kind, use: (storage: Storage) => T): T | null {
  try {
    return use(window[kind]);
  } catch (error) {
    console.warn(`${kind} cannot be used`, error);
    return null;
  }
}
