import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween, daysInMonth, isDay } from "./day-steps";

const days = fc
  .date({ min: new Date("0100-01-01"), max: new Date("9900-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const steps = fc.integer({ min: -30_000, max: 30_000 });

test("days and months are counted as Temporal counts them", () => {
  fc.assert(
    fc.property(days, steps, (day, step) => {
      const date = Temporal.PlainDate.from(day);
      const later = date.add({ days: step }).toString();
      expect(addDays(day, step)).toBe(later);
      expect(daysBetween(day, later)).toBe(step);
      const month = date.toPlainYearMonth();
      expect(daysInMonth(day.slice(0, 7))).toBe(month.daysInMonth);
      expect(addMonths(day.slice(0, 7), step % 1000)).toBe(month.add({ months: step % 1000 }).toString());
    }),
    { seed: 1 },
  );
});

test.each([
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-00-01", false],
  ["2026-1-01", false],
  ["2026-01-01T00:00", false],
  ["", false],
  ["tomorrow", false],
])("%j is a day: %s", (text, is) => {
  expect(isDay(text)).toBe(is);
});
