import { expect, test } from "vitest";
import { pointAfter } from "./use-chart-keys";

test.each([
  ["ArrowRight", null, 9],
  ["Home", null, 0],
  ["ArrowRight", 3, 4],
  ["ArrowLeft", 0, 0],
  ["ArrowRight", 9, 9],
  ["ArrowUp", 3, 2],
  ["Home", 5, 0],
  ["End", 5, 9],
  ["x", 5, null],
])("%s at point %j of ten leads to %j", (key, active, expected) => {
  expect(pointAfter(key, active, 10, 1)).toBe(expected);
});

test.each([
  ["ArrowDown", 3, 27],
  ["ArrowUp", 27, 3],
  ["ArrowUp", 3, 3],
  ["ArrowDown", 150, 150],
  ["ArrowRight", 23, 24],
  ["End", 3, 167],
])("%s at point %j of a grid of 7 by 24 leads to %j", (key, active, expected) => {
  expect(pointAfter(key, active, 168, 24)).toBe(expected);
});

test("a chart without points has none to lead to", () => expect(pointAfter("End", null, 0, 1)).toBeNull());
