import { expect, test } from "vitest";
import { countAll, shownFilters } from "./post-filter";

test("passing states have a tab only while they hold something, or are looked at", () => {
  expect(shownFilters({}, "all")).toEqual([
    "all",
    "draft",
    "scheduled",
    "published",
    "failed",
    "cancelled",
    "deleted",
  ]);
  expect(shownFilters({ unconfirmed: 1 }, "all")).toContain("unconfirmed");
  expect(shownFilters({}, "publishing")).toContain("publishing");
});

test("all is everything but deleted", () => {
  expect(countAll({ draft: 2, published: 3, deleted: 9 })).toBe(5);
});
