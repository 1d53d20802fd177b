import { useSyncExternalStore } from "react";

/** What the shortcut key is called here: `⌘` on Apple's, `Ctrl+` elsewhere (and on the server). */
export function useModKey(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl+"),
    () => "Ctrl+",
  );
}
