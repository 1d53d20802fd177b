import { expect, test } from "vitest";
import { dayState } from "./day-state";

test.each([
  [0, 0, "empty"],
  [2, 0, "planned"],
  [0, 1, "published"],
  [1, 3, "planned"],
])("a day with %i planned and %i published posts is %s", (planned, published, state) => {
  expect(dayState({ planned, published })).toBe(state);
});
