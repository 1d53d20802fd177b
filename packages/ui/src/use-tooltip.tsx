"use client";

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { isComposing } from "./is-composing";
import { overlays } from "./lazy-overlays";

/** How long a pointer rests on an element before its tooltip opens. */
const DELAY_MS = 400;
/** So soon after another tooltip it opens at once. */
const SKIP_DELAY_MS = 200;
/** How long a tooltip stays without the pointer, which may be on its way to it (WCAG 1.4.13). */
const LEAVE_MS = 150;

/** When the last tooltip of the page was closed, in milliseconds since its start. */
let closedAt = -Infinity;

/** When a tooltip is open: while the pointer rests on its element or on itself, and on keyboard focus; Escape closes it. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  // The pointer has moved here: what appears below a resting pointer, or scrolls there, does not explain itself.
  const isHere = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (delayMs: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next), delayMs);
  };
  const change = (next: boolean) => {
    clearTimeout(timer.current);
    if (!next) closedAt = performance.now();
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = () => {
      closedAt = performance.now();
      setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && !isComposing(event) && close();
    document.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("scroll", close, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("scroll", close, { capture: true });
    };
  }, [open]);
  return {
    open,
    onHover: () => clearTimeout(timer.current),
    onLeave: () => after(LEAVE_MS, false),
    handlers: {
      onPointerMove({ pointerType }: PointerEvent) {
        if (pointerType === "touch" || isHere.current) return;
        isHere.current = true;
        overlays.load();
        after(performance.now() - closedAt < SKIP_DELAY_MS ? 0 : open ? 0 : DELAY_MS, true);
      },
      onPointerLeave() {
        isHere.current = false;
        if (open) after(LEAVE_MS, false);
        else clearTimeout(timer.current);
      },
      onPointerDown: () => change(false),
      onClick: () => change(false),
      onFocus({ currentTarget }: FocusEvent) {
        if (!currentTarget.matches(":focus-visible")) return;
        overlays.load();
        change(true);
      },
      onBlur: () => change(false),
    },
  };
}
