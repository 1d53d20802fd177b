/**
 * Presses the bookmark button of the card that has the focus on it or within: `data-bookmark-button` in
 * `data-bookmark-card`. So it is the button's to say what that does, and when it does nothing.
 */
export function pressBookmark(focused: Pick<Element, "closest"> | null): void {
  focused?.closest("[data-bookmark-card]")?.querySelector<HTMLElement>("[data-bookmark-button]")?.click();
}
