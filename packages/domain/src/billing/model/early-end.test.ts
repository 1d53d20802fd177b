import { expect, test } from "vitest";
import { toEarlyEnd, getPeriodStart, unusedCents } from "./early-end";

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const YEAR = { interval: "year", periodEndsAt: day("2028-03-10"), priceCents: 29_000 } as const;
const ordered = (text: string) => ({ ...YEAR, orderedAt: day(text) });

test("the year that was ordered is kept, also when the payment came a little later", () => {
  for (const orderedAt of ["2027-03-10", "2027-03-09", "2027-08-01"])
    expect(toEarlyEnd(ordered(orderedAt), day("2027-10-01"))).toBeNull();
});

test("a renewed year ends a month after the notice, and its rest goes back", () => {
  expect(toEarlyEnd(ordered("2026-03-10"), day("2027-11-10"))).toEqual({
    at: day("2027-12-10"),
    // Ninety-one of 366 days.
    refundCents: Math.ceil((29_000 * 91) / 366),
  });
  expect(toEarlyEnd({ ...YEAR, orderedAt: null }, day("2027-10-10"))).not.toBeNull();
});

test("a month is a calendar month in Berlin: at the same time of day, and never longer than the next month", () => {
  // Winter time ends in between.
  const { at } = toEarlyEnd(
    { ...YEAR, periodEndsAt: day("2027-12-10"), orderedAt: null },
    day("2027-03-10"),
  )!;
  expect(at).toEqual(new Date("2027-04-10T09:00:00Z"));
  expect(toEarlyEnd(ordered("2026-03-10"), day("2028-01-31"))!.at).toEqual(day("2028-02-29"));
});

test("within the last month, and of a monthly subscription, the paid period's end is the earliest", () => {
  expect(toEarlyEnd(ordered("2026-03-10"), day("2028-02-10"))).toBeNull();
  expect(toEarlyEnd(ordered("2026-03-10"), day("2028-02-09"))).toMatchObject({
    at: new Date("2028-03-09T10:00:00Z"),
  });
  expect(toEarlyEnd({ ...YEAR, interval: "month", orderedAt: null }, day("2028-02-20"))).toBeNull();
});

test("a day that has begun goes back, and never more than the price or less than nothing", () => {
  const cents = (at: Date) => unusedCents(YEAR, at);
  expect(cents(new Date("2028-03-09T10:00:01Z"))).toBe(Math.ceil(29_000 / 366));
  expect(cents(day("2028-03-09"))).toBe(Math.ceil(29_000 / 366));
  expect(cents(day("2028-03-10"))).toBe(0);
  expect(cents(day("2028-04-10"))).toBe(0);
  expect(cents(day("2027-03-10"))).toBe(29_000);
  expect(cents(day("2026-03-10"))).toBe(29_000);
});

test("a period of a year that ends in a short February begins a year before", () => {
  expect(getPeriodStart("year", day("2029-02-28"))).toEqual(day("2028-02-28"));
  expect(getPeriodStart("month", day("2028-03-31"))).toEqual(day("2028-02-29"));
});
