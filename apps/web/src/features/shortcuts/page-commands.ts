import { waitForElement } from "@takt/ui/wait-for-element";

/**
 * Clicks the bookmark button of the card with the focus: `data-bookmark-button` in `data-bookmark-card`. The button decides
 * what a click does and when it does nothing.
 */
export function pressBookmark(focused: Pick<Element, "closest"> | null): void {
  focused?.closest("[data-bookmark-card]")?.querySelector<HTMLElement>("[data-bookmark-button]")?.click();
}

/** Whether the page has another use for a key that is pressed: `data-page-keys="c"`. */
export function isPageKey(key: string): boolean {
  return document.querySelector(`[data-page-keys~="${CSS.escape(key.toLowerCase())}"]`) !== null;
}

/** Focuses the search field of the posts list, and opens that page first where it is not shown. */
export function focusSearch(open: () => void): void {
  if (focusNow()) return;
  open();
  waitForElement(focusNow);
}

/** Focuses the search field; returns false when the page has none. */
function focusNow(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-shortcut-search]");
  field?.focus();
  field?.select();
  return field !== null;
}
