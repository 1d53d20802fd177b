"use client";

import { useRef } from "react";

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
