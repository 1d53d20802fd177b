"use client";

import { useEffect, useRef } from "react";
import { isComposing } from "./is-composing";

/** Calls `onEscape` on Escape, unless a dialog, a list or a toast has handled the key or it ends a composition. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isComposing(event)) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
