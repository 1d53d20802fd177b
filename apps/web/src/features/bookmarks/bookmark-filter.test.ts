import { expect, test } from "vitest";
import { bookmarkFilter } from "./bookmark-filter";

test("an address that asks for nothing known shows the bookmarks", () => {
  expect(bookmarkFilter("removed")).toBe("removed");
  for (const show of [undefined, "", "bookmarked", "else", ["removed", "removed"]])
    expect(bookmarkFilter(show)).toBe("bookmarked");
});
