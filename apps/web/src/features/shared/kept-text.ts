import { LOCAL_COPY_PREFIX } from "./forget-local-copies";
import { withStorage } from "./with-storage";

const PREFIX = `${LOCAL_COPY_PREFIX}text:`;

/** What is typed on this page; what the storage refuses lives here alone. */
const typed = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Texts that are typed and not sent: they survive a reload, a switch of the language and a new sign-in in this tab.
 * Signing out forgets them with all other local copies. A full or forbidden storage keeps them as long as the page lives.
 */
export const keptText = {
  /** A store for useSyncExternalStore. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read(key: string): string {
    const known = typed.get(key);
    if (known !== undefined) return known;
    const kept = withStorage("sessionStorage", (storage) => storage.getItem(PREFIX + key)) ?? "";
    typed.set(key, kept);
    return kept;
  },
  /** An empty text is forgotten. */
  write(key: string, text: string): void {
    typed.set(key, text);
    withStorage("sessionStorage", (storage) =>
      text === "" ? storage.removeItem(PREFIX + key) : storage.setItem(PREFIX + key, text),
    );
    tell();
  },
  /** Reads anew from the storage: somebody has emptied it. */
  refresh(): void {
    typed.clear();
    tell();
  },
};

function tell() {
  for (const listener of listeners) listener();
}
