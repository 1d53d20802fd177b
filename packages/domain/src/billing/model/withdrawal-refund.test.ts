import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usedCents, withdrawalEndsAt, getWithdrawalRight } from "./withdrawal-refund";

// A Monday; its fourteenth day is a Monday, too.
const orderedAt = new Date("2026-11-23T09:00:00Z");
const order = { orderedAt, interval: "month", priceCents: 2900, startNowAt: orderedAt } as const;
const refund = (receivedAt: string, moneyBackDays = 30, more: object = {}) =>
  getWithdrawalRight({ ...order, ...more }, new Date(receivedAt), { moneyBackDays });

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
  expect(refund("2026-12-07T22:00:00Z", 0, { startNowAt: null })).toEqual({
    kind: "full",
    by: "withdrawal",
  });
  expect(refund("2026-12-08T22:00:00Z", 0, { startNowAt: null })).toEqual({ kind: "late" });
});

test("the guarantee is used up where it gives more than the law, and by nothing else", () => {
  expect(refund("2026-11-24T09:00:00Z")).toEqual({ kind: "full", by: "guarantee" });
  expect(refund("2026-11-24T09:00:00Z", 30, { startNowAt: null })).toEqual({
    kind: "full",
    by: "withdrawal",
  });
  expect(refund("2026-12-20T09:00:00Z", 30, { startNowAt: null })).toEqual({ kind: "full", by: "guarantee" });
});

describe("what was used of a contract", () => {
  test.each([
    ["2026-11-23T09:00:00Z", 0],
    // A day that has begun is not paid for.
    ["2026-11-24T08:59:59Z", 0],
    // One of 30 days: 96.67, rounded down.
    ["2026-11-24T09:00:00Z", 96],
    ["2026-12-08T09:00:00Z", 1450],
    ["2026-12-23T09:00:00Z", 2900],
    // A clock that is behind owes nothing.
    ["2026-11-20T09:00:00Z", 0],
  ])("on %s: %i cents", (receivedAt, cents) => {
    expect(usedCents([order], new Date(receivedAt))).toBe(cents);
  });

  test("of a year is counted in its days", () => {
    const year = { ...order, interval: "year", priceCents: 36_500 } as const;
    expect(usedCents([year], new Date("2026-12-03T09:00:00Z"))).toBe(1_000);
  });

  test("after a change of plan, each day is paid for at the price of its plan", () => {
    const day = (days: number) => new Date(orderedAt.getTime() + days * 86_400_000);
    const larger = { orderedAt: day(3), interval: "month", priceCents: 9_900 } as const;
    // The same period of 30 days goes on.
    expect(usedCents([order, larger], day(5))).toBe(Math.floor((3 * 2_900) / 30 + (2 * 9_900) / 30));
    // Another interval begins a period, of 365 days.
    const year = { orderedAt: day(3), interval: "year", priceCents: 29_000 } as const;
    expect(usedCents([order, year], day(13))).toBe(Math.floor((3 * 2_900) / 30 + (10 * 29_000) / 365));
    // A change after the declaration was received is not paid for.
    expect(usedCents([order, { ...larger, orderedAt: day(9) }], day(5))).toBe(Math.floor((5 * 2_900) / 30));
  });

  test("is never more than the time that was used, whatever was ordered when", () => {
    const change = fc.record({
      afterMs: fc.integer({ min: 0, max: 5 * 86_400_000 }),
      interval: fc.constantFrom("month" as const, "year" as const),
      priceCents: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 4 }),
        fc.integer({ min: 0, max: 16 * 86_400_000 }),
        (all, ms) => {
          let at = orderedAt.getTime();
          const orders = [
            order,
            ...all.map(({ afterMs, ...one }) => ({ ...one, orderedAt: new Date((at += afterMs)) })),
          ];
          const perDay = Math.max(
            ...orders.map((one) => one.priceCents / (one.interval === "month" ? 28 : 365)),
          );
          const used = usedCents(orders, new Date(orderedAt.getTime() + ms));
          expect(used).toBeGreaterThanOrEqual(0);
          expect(used).toBeLessThanOrEqual((perDay * ms) / 86_400_000);
        },
      ),
      { seed: 20_261_127 },
    );
  });
});
