import { expect, test } from "vitest";
import { parseTopicsFilter } from "./topics-filter";

test("an unknown or missing parameter shows the bookmarked topics", () => {
  expect(parseTopicsFilter("removed")).toBe("removed");
  for (const show of [undefined, "", "bookmarked", "else", ["removed", "removed"]])
    expect(parseTopicsFilter(show)).toBe("bookmarked");
});
