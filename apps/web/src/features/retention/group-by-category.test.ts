import { RETAINED_KINDS, RETENTION_DAYS } from "@takt/domain/retention/model/retention";
import { expect, test } from "vitest";
import { groupByCategory } from "./group-by-category";

const KINDS = RETAINED_KINDS.map((kind) => ({
  kind,
  days: RETENTION_DAYS[kind],
}));

test("every kind is in one group, and the shortest period is first", () => {
  const groups = groupByCategory(KINDS);
  expect(groups.flatMap(({ kinds }) => kinds)).toHaveLength(KINDS.length);
  for (const { kinds } of groups) {
    const days = kinds.map((one) => one.days);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  }
});

test("a category without kinds has no group", () => {
  expect(groupByCategory([{ kind: "orders", days: 3_653 }])).toMatchObject([{ category: "payment" }]);
});
