import { expect, test } from "vitest";
import { byDay } from "./by-day";

test("what lies on days is grouped by them, in its order", () => {
  const items = ["2026-11-23 b", "2026-11-22 x", "2026-11-23 a"];
  expect([...byDay(items, (item) => item.slice(0, 10))]).toEqual([
    ["2026-11-23", ["2026-11-23 b", "2026-11-23 a"]],
    ["2026-11-22", ["2026-11-22 x"]],
  ]);
});
