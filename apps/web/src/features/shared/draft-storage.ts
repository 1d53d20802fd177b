import { WEB_STORAGE } from "@takt/domain/privacy/model/browser-storage/web-storage";
import { documentSlug } from "./navigation/workspace-path";
import { withStorage } from "./with-storage";

/** The start of the keys of texts in both storages. */
const TEXT_KEY_PREFIX = WEB_STORAGE.tabDrafts.name.slice(0, -1);

/**
 * Drafts that are typed and not sent. They survive a reload, a language switch and a new sign-in in this tab; signing out
 * clears them with all other drafts. A key is noun, user and id.
 */
export const draftStorage = createDraftStorage("sessionStorage");

/** The same for drafts that survive closing the tab, too. */
export const localDraftStorage = createDraftStorage("localStorage");

/** The workspace of this document, in front of its keys: no text of one is offered, or saved, in another. */
function workspaceOfKeys(): string {
  const slug = documentSlug();
  return slug === null ? "" : `w:${slug}:`;
}

export type DraftStorage = ReturnType<typeof createDraftStorage>;

/**
 * Drafts by key in a browser storage. With a full or forbidden storage they last as long as the page. The storage is read
 * each time, because another tab may have changed it.
 */
function createDraftStorage(kind: "localStorage" | "sessionStorage") {
  const keyOf = (key: string) => TEXT_KEY_PREFIX + workspaceOfKeys() + key;
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
