import { expect, test } from "vitest";
import { toWholeSeconds } from "./send-webhooks";

test.each([
  [1, 1000],
  [5000, 5000],
  [5001, 6000],
  [5496, 6000],
])("a pause of %d ms takes %d", (ms, sleep) => {
  expect(toWholeSeconds(ms)).toBe(sleep);
});
