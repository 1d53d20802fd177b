import { expect, test } from "vitest";
import { rangeInput } from "./range-input";

const DAY = 24 * 3_600_000;
const from = new Date("2027-05-01T00:00:00Z");
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms);

test.each([
  ["62 days", plus(from, 62 * DAY), true],
  ["more than 62 days", plus(from, 62 * DAY + 1), false],
  ["nothing", from, false],
  ["backwards", plus(from, -1), false],
])("the range is validated: %s", (_name, end, possible) => {
  expect(rangeInput.safeParse({ from, to: end }).success).toBe(possible);
});
