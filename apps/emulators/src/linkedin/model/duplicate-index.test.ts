import { expect, test } from "vitest";
import { createDuplicateIndex } from "./duplicate-index";

test("a text is a duplicate from the lag on until the window ends", () => {
  const index = createDuplicateIndex();
  index.add("a", 1_000);
  const rules = { windowMs: 600, lagMs: 100 };
  expect(index.has("a", 1_099, rules)).toBe(false);
  expect(index.has("a", 1_100, rules)).toBe(true);
  expect(index.has("a", 1_599, rules)).toBe(true);
  expect(index.has("a", 1_600, rules)).toBe(false);
  expect(index.has("b", 1_200, rules)).toBe(false);
});

test("a refused duplicate does not extend the window, a published one does", () => {
  const index = createDuplicateIndex();
  const rules = { windowMs: 600, lagMs: 0 };
  index.add("a", 0);
  index.has("a", 500, rules);
  expect(index.has("a", 700, rules)).toBe(false);
  index.add("a", 700);
  expect(index.has("a", 1_200, rules)).toBe(true);
});
