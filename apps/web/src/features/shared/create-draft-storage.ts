import { withStorage } from "./with-storage";

/**
 * Drafts by key, stored in a browser storage under `keyOf(key)`. With a full or forbidden storage they last as long as the
 * page. The storage is read each time, because another tab may have changed it.
 */
export function createDraftStorage(kind: "localStorage" | "sessionStorage", keyOf: (key: string) => string) {
  /** The drafts of this page that the storage rejects. */
  const rejected = new Map<string, string>();
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
      const known = rejected.get(key);
      if (known !== undefined) return known;
      const stored = withStorage(kind, (storage) => storage.getItem(keyOf(key)) ?? "");
      if (stored === null) rejected.set(key, "");
      return stored ?? "";
    },
    /** Lists the keys of the stored drafts that start with a prefix. */
    list(prefix: string): string[] {
      const start = keyOf(prefix);
      const keys = withStorage(kind, (storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ""),
      );
      return (keys ?? [])
        .filter((key) => key.startsWith(start))
        .map((key) => prefix + key.slice(start.length));
    },
    /** Stores a draft; an empty one is removed. */
    write(key: string, text: string): void {
      const isStored = withStorage(kind, (storage) => {
        if (text === "") storage.removeItem(keyOf(key));
        else storage.setItem(keyOf(key), text);
        return true;
      });
      if (isStored) rejected.delete(key);
      else rejected.set(key, text);
      emit();
    },
    /** Reads from the storage again, after it has been cleared. */
    refresh(): void {
      rejected.clear();
      emit();
    },
  };
}
