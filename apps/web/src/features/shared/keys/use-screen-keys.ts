import { isComposing } from "@takt/ui/is-composing";
import { useEffectEvent, useLayoutEffect } from "react";
import { trpc } from "~/trpc/react";
import { acceptsTyping } from "./accepts-typing";
import { OPEN_OVERLAYS } from "./open-overlays";

/**
 * Gives a screen the keys that are pressed outside of fields and overlays, while the user has single keys on. `run` returns
 * whether it has done something with the key.
 */
export function useScreenKeys(run: (event: KeyboardEvent) => boolean): void {
  const { data: me } = trpc.users.me.useQuery(undefined, { staleTime: Infinity });
  const runLatest = useEffectEvent(run);
  const enabled = me?.shortcuts ?? false;
  // As soon as what the keys act on is shown: with an effect after the paint a fast key would be lost.
  useLayoutEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.altKey || isComposing(event) || acceptsTyping(target)) return;
      if (document.querySelector(OPEN_OVERLAYS)) return;
      if (runLatest(event)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [enabled]);
}
