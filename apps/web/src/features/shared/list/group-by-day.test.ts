import { expect, test } from "vitest";
import { groupByDay } from "./group-by-day";

test("neighbours of one day are one group, in their order", () => {
  const groups = groupByDay(["a1", "a2", "b1", "a3"], (item) => item[0]!);
  expect(groups).toEqual([
    { day: "a", items: ["a1", "a2"] },
    { day: "b", items: ["b1"] },
    { day: "a", items: ["a3"] },
  ]);
  expect(groupByDay([], String)).toEqual([]);
});
