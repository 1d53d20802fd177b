"use client";

import { useRef } from "react";

/** The backdrop of a dialog. */
export const veil =
  "fixed inset-0 z-40 bg-black/45 transition-opacity duration-180 starting:opacity-0 motion-reduce:duration-75";

/** A dialog: centred, at the bottom edge on phones, scrolling inside. */
export const dialogBox = [
  "fixed z-50 flex flex-col border border-border bg-surface text-foreground shadow-xl shadow-black/15",
  "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-2xl",
  "sm:inset-x-auto sm:start-1/2 sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2",
  "sm:-translate-y-1/2 sm:rounded-2xl rtl:sm:translate-x-1/2",
  "transition-[opacity,scale] duration-180 ease-[cubic-bezier(.2,0,0,1)] starting:scale-98 starting:opacity-0",
  "motion-reduce:scale-100 motion-reduce:duration-75",
].join(" ");

type FocusHandlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void };

/**
 * Returns handlers that return the focus to where it was before a dialog opened. Radix does so only for dialogs
 * with a Trigger; ours are mostly opened by state.
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
      if (event.defaultPrevented || !opener.current?.isConnected || opener.current === document.body) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

function asHtml(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement ? element : null;
}
