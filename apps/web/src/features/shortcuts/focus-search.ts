import { waitForElement } from "@takt/ui/wait-for-element";

/** Focuses the search field; returns false when the page has none. */
function focusNow(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-shortcut-search]");
  field?.focus();
  field?.select();
  return field !== null;
}

/** Focuses the search field of the posts list, and opens that page first where it is not shown. */
export function focusSearch(open: () => void): void {
  if (focusNow()) return;
  open();
  waitForElement(focusNow);
}
