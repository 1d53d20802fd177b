import { LOCAL_COPY_PREFIX } from "../shared/forget-local-copies";
import { withStorage } from "../shared/with-storage";

const keyOf = (userId: string) => `${LOCAL_COPY_PREFIX}${userId}:waiting`;
const listeners = new Set<() => void>();
/** What the storage refuses lives here alone, as long as the page does. */
const typed = new Map<string, string>();

/** The one text that somebody writes while they wait: in this browser alone, until they sign out. */
export const keptDraft = {
  /** A store for useSyncExternalStore. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read(userId: string): string {
    const known = typed.get(userId);
    if (known !== undefined) return known;
    const kept = withStorage("localStorage", (storage) => storage.getItem(keyOf(userId))) ?? "";
    typed.set(userId, kept);
    return kept;
  },
  /** An empty text is forgotten. */
  write(userId: string, text: string): void {
    typed.set(userId, text);
    withStorage("localStorage", (storage) =>
      text === "" ? storage.removeItem(keyOf(userId)) : storage.setItem(keyOf(userId), text),
    );
    for (const listener of listeners) listener();
  },
};
