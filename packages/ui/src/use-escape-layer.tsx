"use client";

import { useEffect, useEffectEvent } from "react";
import { createEscapeLayers } from "./escape-layers";
import { isInToasts } from "./toast-region";

const layers = createEscapeLayers(isInToasts);

/** Closes what is open over the page by Escape while it is the topmost; every dialog, menu and popover calls this. */
export function useEscapeLayer(open: boolean, close: () => void): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    // On the window, before Radix's own handler, which listens on the document.
    if (layers.isEmpty()) window.addEventListener("keydown", layers.onKeyDown, { capture: true });
    const remove = layers.add(() => latest());
    return () => {
      remove();
      if (layers.isEmpty()) window.removeEventListener("keydown", layers.onKeyDown, { capture: true });
    };
  }, [open]);
}
