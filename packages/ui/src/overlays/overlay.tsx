"use client";

import { useRef } from "react";
import { isInToasts } from "../toast-region";

/** The backdrop of a dialog. */
export const backdrop =
  "fixed inset-0 z-40 bg-black/45 transition-opacity duration-180 starting:opacity-0 motion-reduce:duration-75";

const box = [
  "fixed z-50 flex flex-col border-border bg-surface text-foreground shadow-xl shadow-black/15",
  "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-2xl ease-[cubic-bezier(.2,0,0,1)] starting:opacity-0",
  "motion-reduce:duration-75",
];

/** The shapes of a dialog; on phones both are at the bottom edge. Each scrolls inside. */
export const shapes = {
  /** Centred. */
  dialog: [
    ...box,
    "border sm:inset-x-auto sm:start-1/2 sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:w-[calc(100vw-2rem)]",
    "sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl rtl:sm:translate-x-1/2",
    "sm:max-w-lg transition-[opacity,scale] duration-180 starting:scale-98 motion-reduce:scale-100",
  ].join(" "),
  /** A panel at the right edge. */
  sheet: [
    ...box,
    "border-t sm:inset-x-auto sm:inset-y-0 sm:end-0 sm:max-h-none sm:w-[28rem] sm:max-w-[calc(100vw-3rem)]",
    "sm:rounded-s-2xl sm:rounded-e-none sm:border-s sm:border-t-0",
    "transition-[opacity,translate] duration-240 starting:translate-y-6 sm:starting:translate-x-8",
    "sm:starting:translate-y-0 motion-reduce:translate-none",
  ].join(" "),
};
export type DialogShape = keyof typeof shapes;

type FocusHandlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void };

/**
 * Returns handlers that return the focus to where it was before a dialog opened. Radix does so only for dialogs
 * with a Trigger; ours are mostly opened by state. It stays in the toasts when it went there while the dialog closed.
 */
export function useReturnFocus({
  onOpenAutoFocus,
  onCloseAutoFocus,
}: FocusHandlers): Required<FocusHandlers> {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      opener.current = asHtml(document.activeElement);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event) {
      onCloseAutoFocus?.(event);
      if (isInToasts(document.activeElement)) return event.preventDefault();
      if (event.defaultPrevented || !opener.current?.isConnected || opener.current === document.body) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

function asHtml(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement ? element : null;
}
