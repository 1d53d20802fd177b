import { isComposing, type CompositionKey } from "@takt/ui/is-composing";
import { useEffect, useEffectEvent } from "react";
import { OPEN_DIALOGS } from "~/features/shared/keys/open-overlays";

type Press = CompositionKey &
  Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey" | "repeat">;

/** Whether this is the palette's key: ⌘K on Apple devices, where Ctrl+K deletes to the end of a line; else Ctrl+K. */
export function isPaletteKey(press: Press, isApple: boolean): boolean {
  const { key, metaKey, ctrlKey, altKey, shiftKey, repeat } = press;
  if (repeat || altKey || shiftKey || isComposing(press)) return false;
  return key.toLowerCase() === "k" && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** Opens and closes the palette by its key, also from within a field. */
export function usePaletteKey(open: boolean, setOpen: (open: boolean) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event, /Mac|iPhone|iPad/.test(navigator.userAgent))) return;
    // It would be the browser's.
    event.preventDefault();
    event.stopPropagation();
    if (open) setOpen(false);
    // Not over a layer that asks or holds something.
    else if (!document.querySelector(OPEN_DIALOGS)) setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
