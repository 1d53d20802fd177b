import { whenThere } from "../shared/when-there";

/** Puts the caret into the search of the posts list; true when there is one. */
function focusNow(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-shortcut-search]");
  field?.focus();
  field?.select();
  return field !== null;
}

/** Puts the caret into the search of the posts list, which `open` leads to where it is not on the page yet. */
export function focusSearch(open: () => void): void {
  if (focusNow()) return;
  open();
  whenThere(focusNow);
}
