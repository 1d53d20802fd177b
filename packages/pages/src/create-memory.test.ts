import { expect, test } from "vitest";
import { createMemory } from "./create-memory";

test("keeps for a while, and the newest only", () => {
  let now = 0;
  const memory = createMemory<number>({ most: 2, time: 10, now: () => now });
  memory.set("a", 1);
  memory.set("b", 2);
  memory.set("a", 3);
  memory.set("c", 4);
  expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([3, undefined, 4]);
  now = 9;
  expect(memory.get("a")).toBe(3);
  now = 10;
  expect(memory.get("a")).toBeUndefined();
});
