/** Marks the list of toasts while there are any. Radix' region, with its stops for Tab, is the element around it. */
export const toastRegionMark = { "data-toasts": "" };

/** Whether something lies in the region of the toasts. */
export function isInToasts(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return document.querySelector("[data-toasts]")?.parentElement?.contains(target) ?? false;
}

/**
 * Lets the focus move between a modal dialog and the toasts: the dialog's focus trap, which listens on the document, does
 * not learn of it. Starts before any dialog, so that it is asked first; returns a function that stops it.
 */
export function openFocusTraps(): () => void {
  const pass = (event: FocusEvent) => {
    const to = event.type === "focusin" ? event.target : event.relatedTarget;
    if (isInToasts(to)) event.stopImmediatePropagation();
  };
  document.addEventListener("focusin", pass);
  document.addEventListener("focusout", pass);
  return () => {
    document.removeEventListener("focusin", pass);
    document.removeEventListener("focusout", pass);
  };
}
