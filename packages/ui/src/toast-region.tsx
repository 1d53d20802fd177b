/** Marks the list of toasts while there are any. Radix' region, with its stops for Tab, is the element around it. */
export const toastRegionMark = { "data-toasts": "" };

/** Whether something lies in the region of the toasts. */
export function isInToasts(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return document.querySelector("[data-toasts]")?.parentElement?.contains(target) ?? false;
}

/** The element that had the focus before it came to the toasts. */
let cameFrom: HTMLElement | null = null;

/** Notes where the focus comes from when it enters the toasts. */
export function noteOrigin(from: EventTarget | null): void {
  if (!isInToasts(from)) cameFrom = from instanceof HTMLElement ? from : null;
}

/** Returns the focus from the toasts, before the one that has it ends. */
export function leaveToasts(): void {
  if (!isInToasts(document.activeElement)) return;
  const back = cameFrom?.isConnected ? cameFrom : topDialog();
  back?.focus();
}

/** The dialog or sheet that was opened last, as Radix appends them to the page. */
function topDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")].at(-1);
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
