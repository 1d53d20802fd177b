import { withStorage } from "./with-storage";

/**
 * Texts that are typed and not sent, one a key, kept in a storage of the browser under `keyOf(key)`. A full or
 * forbidden storage keeps them as long as the page lives.
 */
export function createTextStore(kind: "localStorage" | "sessionStorage", keyOf: (key: string) => string) {
  /** What is typed on this page; what the storage refuses lives here alone. */
  const typed = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** A store for useSyncExternalStore. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read(key: string): string {
      const known = typed.get(key);
      if (known !== undefined) return known;
      const kept = withStorage(kind, (storage) => storage.getItem(keyOf(key))) ?? "";
      typed.set(key, kept);
      return kept;
    },
    /** An empty text is forgotten. */
    write(key: string, text: string): void {
      typed.set(key, text);
      withStorage(kind, (storage) =>
        text === "" ? storage.removeItem(keyOf(key)) : storage.setItem(keyOf(key), text),
      );
      tell();
    },
    /** Reads anew from the storage: somebody has emptied it. */
    refresh(): void {
      typed.clear();
      tell();
    },
  };
}
