import { expect, test } from "vitest";
import { countAll, listInput, readListState, shownFilters } from "./list-state";

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

test("whose posts are listed is read from the URL and asked of the server, unless they are everyone's", () => {
  const mine = readListState({ whose: "mine", status: "draft" });
  expect(mine).toMatchObject({ whose: "mine", status: "draft" });
  expect(listInput(mine)).toEqual({ whose: "mine", status: "draft" });
  expect(listInput(readListState({ whose: "waiting" }))).toEqual({ whose: "waiting" });
  expect(listInput(readListState({ whose: "nobody" }))).toEqual({});
});
