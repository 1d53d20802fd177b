import { useSyncExternalStore } from "react";

/** The label of the modifier key: `⌘` on Apple devices, `Ctrl+` elsewhere and on the server. */
export function useModKey(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl+"),
    () => "Ctrl+",
  );
}
