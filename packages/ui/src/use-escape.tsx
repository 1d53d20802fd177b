"use client";

import { useEffect, useEffectEvent } from "react";
import { isComposing } from "./is-composing";

/** Calls `onEscape` on Escape, unless a dialog, a list or a toast has handled the key or it ends a composition. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isComposing(event)) escape();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
