import { expect, test, vi } from "vitest";
import { pressBookmark } from "./page-commands";

/** An element on a card with these buttons, or outside of any card for null. */
const on = (card: Record<string, { click: () => void }> | null) =>
  ({
    closest: (selector: string) =>
      selector === "[data-bookmark-card]" && card
        ? { querySelector: (name: string) => card[name] ?? null }
        : null,
  }) as unknown as Element;

test("only the card's bookmark button is pressed", () => {
  const [bookmark, other] = [vi.fn(), vi.fn()];
  pressBookmark(on({ "[data-other]": { click: other }, "[data-bookmark-button]": { click: bookmark } }));
  expect(bookmark).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test("nothing is pressed without a card, a button or a focused element", () => {
  for (const focused of [on(null), on({}), null]) expect(() => pressBookmark(focused)).not.toThrow();
});
