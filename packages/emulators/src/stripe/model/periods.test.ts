import { expect, test } from "vitest";
import { addIntervals, nextPeriodEnd } from "./periods";

const at = (text: string) => Date.parse(text) / 1_000;
const monthly = "month";

test("a month ends on the same day and second of the next month", () => {
  expect(addIntervals(at("2026-11-21T13:14:15Z"), monthly, 1)).toBe(at("2026-12-21T13:14:15Z"));
});

test("a period from the 31st ends on a short month's last day and keeps the anchor afterwards", () => {
  const anchor = at("2026-01-31T23:59:59Z");
  expect([1, 2, 3, 13].map((count) => addIntervals(anchor, monthly, count))).toEqual([
    at("2026-02-28T23:59:59Z"),
    at("2026-03-31T23:59:59Z"),
    at("2026-04-30T23:59:59Z"),
    at("2027-02-28T23:59:59Z"),
  ]);
});

test("a year from 29 February ends on the 28th, in a leap year on the 29th", () => {
  const yearly = "year";
  const anchor = at("2028-02-29T00:00:00Z");
  expect([1, 4].map((count) => addIntervals(anchor, yearly, count))).toEqual([
    at("2029-02-28T00:00:00Z"),
    at("2032-02-29T00:00:00Z"),
  ]);
});

test("a week has a fixed length", () => {
  expect(addIntervals(0, "week", 3)).toBe(3 * 7 * 86_400);
});

test("the next end of a period lies after the time, also when the time is an end itself", () => {
  const anchor = at("2026-01-31T00:00:00Z");
  expect(nextPeriodEnd(anchor, monthly, at("2026-02-27T00:00:00Z"))).toBe(at("2026-02-28T00:00:00Z"));
  expect(nextPeriodEnd(anchor, monthly, at("2026-02-28T00:00:00Z"))).toBe(at("2026-03-31T00:00:00Z"));
});
