import { expect, test } from "vitest";
import { RETENTION_DAYS, type Retained } from "../../../retention/model/retention";
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
  const kinds = Object.keys(RETENTION_DAYS) as Retained[];
  expect(kinds.filter((kind) => !named.has(kind))).toEqual(["orphanedFiles"]);
});
