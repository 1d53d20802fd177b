import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { dueDate } from "./due-date";

test.each([
  // Months of 31 days: 30 days end first.
  ["2026-01-01T10:00:00.000Z", "2026-01-31T10:00:00.000Z"],
  ["2026-12-15T00:00:00.000Z", "2027-01-14T00:00:00.000Z"],
  // Months of 30 days: both end at the same moment.
  ["2026-04-10T23:59:59.999Z", "2026-05-10T23:59:59.999Z"],
  // February: the month ends first.
  ["2026-01-31T10:00:00.000Z", "2026-02-28T10:00:00.000Z"],
  ["2028-01-31T10:00:00.000Z", "2028-02-29T10:00:00.000Z"],
  ["2028-01-30T10:00:00.000Z", "2028-02-29T10:00:00.000Z"],
  ["2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"],
  ["2028-02-01T00:00:00.000Z", "2028-03-01T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", "2028-03-29T12:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", "2026-04-30T10:00:00.000Z"],
])("%s: %s", (received, due) => expect(dueDate(new Date(received)).toISOString()).toBe(due));

test("the due date is never later than 30 days or a month, and equals one of the two", () => {
  const moments = fc.date({
    min: new Date("2020-01-01T00:00:00Z"),
    max: new Date("2120-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (received) => {
      const start = Temporal.Instant.fromEpochMilliseconds(received.getTime()).toZonedDateTimeISO("UTC");
      const ends = [start.add({ days: 30 }), start.add({ months: 1 })].map((at) => at.epochMilliseconds);
      expect(dueDate(received).getTime()).toBe(Math.min(...ends));
    }),
    { seed: 20_261_127 },
  );
});
