import { expect, test } from "vitest";
import { RETAINED_KINDS } from "@takt/domain/retention/model/retention";
import { categoryOfRetention } from "./category-of-retention";
import { DATA_INVENTORY, dataEntries } from "./data-inventory";

test.each([
  ["deletedPosts", "content"],
  ["publishAttempts", "usage"],
  ["orders", "payment"],
  ["sessions", "technical"],
  ["feedback", "communication"],
  ["orphanedFiles", "content"],
] as const)("what is purged as %s is %s", (kind, category) => {
  expect(categoryOfRetention(kind)).toBe(category);
});

test("every kind but files without a row is of a table of the inventory", () => {
  const named = new Set<string>([
    ...dataEntries().map(({ retention }) => retention),
    ...Object.values(DATA_INVENTORY).flatMap(({ bound }) => ("purgedAs" in bound ? bound.purgedAs : [])),
  ]);
  expect(RETAINED_KINDS.filter((kind) => !named.has(kind))).toEqual(["orphanedFiles"]);
});
