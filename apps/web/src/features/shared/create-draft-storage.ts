import { withStorage } from "./with-storage";

/**
 * Drafts by key, stored in a browser storage under `keyOf(key)`. With a full or forbidden storage they last as long as the
 * page.
 */
export function createDraftStorage(kind: "localStorage" | "sessionStorage", keyOf: (key: string) => string) {
  /** The drafts of this page, also those that the storage rejects. */
  const typed = new Map<string, string>();
  const listeners = new Set<() => void>();
  const emit = () => {
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
      const stored = withStorage(kind, (storage) => storage.getItem(keyOf(key))) ?? "";
      typed.set(key, stored);
      return stored;
    },
    /** Stores a draft; an empty one is removed. */
    write(key: string, text: string): void {
      typed.set(key, text);
      withStorage(kind, (storage) =>
        text === "" ? storage.removeItem(keyOf(key)) : storage.setItem(keyOf(key), text),
      );
      emit();
    },
    /** Reads from the storage again, after it has been cleared. */
    refresh(): void {
      typed.clear();
      emit();
    },
  };
}
