import { useEffect, useEffectEvent } from "react";
import { acceptsTyping } from "./accepts-typing";
import { isSingleKey } from "./is-single-key";
import { OPEN_OVERLAYS } from "./open-overlays";

/**
 * Listens for single keys of a screen, by their lower case, while `enabled`: not where letters are typed, not below an open
 * layer, and not for a key that something on the screen has taken.
 */
export function useSingleKeys(enabled: boolean, keys: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.toLowerCase()];
    const target = event.target instanceof Element ? event.target : null;
    if (!run || event.defaultPrevented || !isSingleKey(event)) return;
    if (acceptsTyping(target) || document.querySelector(OPEN_OVERLAYS)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [enabled]);
}
