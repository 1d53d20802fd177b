import { expect, test } from "vitest";
import { countAll, shownFilters } from "./list-state";

test("transient statuses have a tab only while they have posts or are selected", () => {
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

test("the filter all counts every post except deleted ones", () => {
  expect(countAll({ draft: 2, published: 3, deleted: 9 })).toBe(5);
});
