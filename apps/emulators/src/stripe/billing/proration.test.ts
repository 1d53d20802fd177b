import fc from "fast-check";
import { expect, test } from "vitest";
import { prorate } from "./plan-change";

const november = { start: Date.UTC(2026, 10, 1) / 1_000, end: Date.UTC(2026, 11, 1) / 1_000 };

test("half a month is half the price, to the second", () => {
  expect(prorate(9_900, november, Date.UTC(2026, 10, 16) / 1_000)).toBe(4_950);
  expect(prorate(2_592_000, november, november.start + 1)).toBe(2_591_999);
});

test("all is left at the start and before, nothing at the end and after", () => {
  for (const date of [november.start - 10, november.start])
    expect(prorate(2_900, november, date)).toBe(2_900);
  for (const date of [november.end, november.end + 10]) expect(prorate(2_900, november, date)).toBe(0);
  expect(prorate(2_900, { start: 5, end: 5 }, 5)).toBe(0);
});

test("what is used and what is left make the whole, but for rounding", () => {
  const date = fc.integer({ min: november.start, max: november.end });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), date, (amount, at) => {
      const used = prorate(amount, november, november.start + november.end - at);
      expect(Math.abs(used + prorate(amount, november, at) - amount)).toBeLessThanOrEqual(1);
    }),
    { seed: 20_261_127 },
  );
});
