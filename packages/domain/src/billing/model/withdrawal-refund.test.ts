import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { proRataRefundCents, withdrawalEndsAt, withdrawalRefundOf } from "./withdrawal-refund";

// A Monday; its fourteenth day is a Monday, too.
const orderedAt = new Date("2026-11-23T09:00:00Z");
const order = { orderedAt, interval: "month", priceCents: 2900, startNowAt: orderedAt } as const;
const refund = (receivedAt: string, moneyBackDays = 30, more: object = {}) =>
  withdrawalRefundOf({ ...order, ...more }, new Date(receivedAt), { moneyBackDays });

describe("the right of withdrawal ends", () => {
  test.each([
    // Berlin's midnight is 23:00 in UTC in winter, 22:00 in summer.
    ["2026-11-23T09:00:00Z", "2026-12-07T23:00:00.000Z"],
    ["2026-11-23T22:59:59Z", "2026-12-07T23:00:00.000Z"],
    ["2026-11-23T23:00:00Z", "2026-12-08T23:00:00.000Z"],
    // The fourteenth day is a Saturday, a Sunday: Monday is the last day.
    ["2026-11-28T12:00:00Z", "2026-12-14T23:00:00.000Z"],
    ["2026-11-29T12:00:00Z", "2026-12-14T23:00:00.000Z"],
    ["2026-11-27T12:00:00Z", "2026-12-11T23:00:00.000Z"],
    // Over the beginning of summer time.
    ["2026-03-23T12:00:00Z", "2026-04-06T22:00:00.000Z"],
  ])("of an order of %s: %s", (ordered, end) => {
    expect(withdrawalEndsAt(new Date(ordered)).toISOString()).toBe(end);
  });
});

test.each([
  ["2026-11-23T09:00:01Z", 30, "full"],
  // The last second of the thirtieth day in Berlin, and the first after it.
  ["2026-12-23T22:59:59Z", 30, "full"],
  ["2026-12-23T23:00:00Z", 30, "late"],
  ["2026-12-07T22:59:59Z", 0, "part"],
  ["2026-12-07T23:00:00Z", 0, "late"],
  // A guarantee that is shorter than the law's period ends; the law's does not.
  ["2026-11-30T22:59:59Z", 7, "full"],
  ["2026-11-30T23:00:00Z", 7, "part"],
])("received %s with a guarantee of %i days: %s", (receivedAt, days, kind) => {
  expect(refund(receivedAt, days).kind).toBe(kind);
});

test("without a request to start at once everything is paid back within the law's period", () => {
  expect(refund("2026-12-07T22:00:00Z", 0, { startNowAt: null })).toEqual({ kind: "full" });
  expect(refund("2026-12-08T22:00:00Z", 0, { startNowAt: null })).toEqual({ kind: "late" });
});

describe("the part of the first period that is left", () => {
  test.each([
    ["2026-11-23T09:00:00Z", 2900],
    // A day that has begun is not paid for.
    ["2026-11-24T08:59:59Z", 2900],
    // 29 of 30 days: 2803.33, rounded up.
    ["2026-11-24T09:00:00Z", 2804],
    ["2026-12-08T09:00:00Z", 1450],
    ["2026-12-23T09:00:00Z", 0],
    ["2027-06-01T09:00:00Z", 0],
    // A clock that is behind gives back no more than was paid.
    ["2026-11-20T09:00:00Z", 2900],
  ])("on %s: %i cents", (receivedAt, cents) => {
    expect(proRataRefundCents(order, new Date(receivedAt))).toBe(cents);
  });

  test("of a year is counted in its days", () => {
    const year = { ...order, interval: "year", priceCents: 36_500 } as const;
    expect(proRataRefundCents(year, new Date("2026-12-03T09:00:00Z"))).toBe(35_500);
  });

  test("is never less than the time that is left, and never more than the price", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 13 * 86_400_000 }),
        fc.integer({ min: 1, max: 99_999 }),
        (ms, cents) => {
          const back = proRataRefundCents(
            { ...order, priceCents: cents },
            new Date(orderedAt.getTime() + ms),
          );
          expect(back).toBeLessThanOrEqual(cents);
          expect(back).toBeGreaterThanOrEqual(cents * (1 - ms / (30 * 86_400_000)) - 1e-6);
        },
      ),
    );
  });
});
