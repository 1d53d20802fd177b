/**
 * Clicks the bookmark button of the card with the focus: `data-bookmark-button` in `data-bookmark-card`. The button decides
 * what a click does and when it does nothing.
 */
export function pressBookmark(focused: Pick<Element, "closest"> | null): void {
  focused?.closest("[data-bookmark-card]")?.querySelector<HTMLElement>("[data-bookmark-button]")?.click();
}
