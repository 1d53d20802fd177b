import { expect, test, vi } from "vitest";
import { pressBookmark } from "./press-bookmark";

/** Something on a card with these buttons; null: on no card. */
const on = (card: Record<string, { click: () => void }> | null) =>
  ({
    closest: (selector: string) =>
      selector === "[data-bookmark-card]" && card
        ? { querySelector: (name: string) => card[name] ?? null }
        : null,
  }) as unknown as Element;

test("the card's bookmark button is pressed, no other", () => {
  const [bookmark, other] = [vi.fn(), vi.fn()];
  pressBookmark(on({ "[data-other]": { click: other }, "[data-bookmark-button]": { click: bookmark } }));
  expect(bookmark).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test("nothing, where there is no card, no button, or no focus", () => {
  for (const focused of [on(null), on({}), null]) expect(() => pressBookmark(focused)).not.toThrow();
});
