import { useEffect, useEffectEvent } from "react";
import { acceptsTyping } from "../shared/keys/accepts-typing";
import { isSingleKey } from "../shared/keys/is-single-key";
import { OPEN_OVERLAYS } from "../shared/keys/open-overlays";
import { isPageKey } from "./page-commands";
import { readKey, type ShortcutCommand } from "./read-key";

const MODIFIERS = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/**
 * Listens for single keys while `enabled` and calls the latest `run`. It captures keys before other listeners, so that N
 * after G is not the calendar's N.
 */
export function useShortcutKeys(enabled: boolean, run: (command: ShortcutCommand) => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (!enabled) return;
    let since: number | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (MODIFIERS.includes(event.key)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (!isSingleKey(event) || acceptsTyping(target) || document.querySelector(OPEN_OVERLAYS)) {
        since = null;
        return;
      }
      const read = readKey(since, event.key, event.timeStamp);
      since = read.since;
      // After G it is the second key, on every page.
      if (!read.handled || (read.command === "new" && isPageKey(event.key))) return;
      event.preventDefault();
      event.stopPropagation();
      if (read.command) runLatest(read.command);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [enabled]);
}
