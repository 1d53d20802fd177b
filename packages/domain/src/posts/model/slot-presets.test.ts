import { Temporal } from "temporal-polyfill";
import fc from "fast-check";
import { expect, test } from "vitest";
import { slotPresets } from "./slot-presets";

test.each([
  // A Saturday.
  ["2026-11-21T12:00:00Z", "Europe/Berlin", "2026-11-22T09:00", "2026-11-23T09:00"],
  // On a Sunday both presets are the Monday.
  ["2026-11-22T12:00:00Z", "Europe/Berlin", "2026-11-23T09:00", "2026-11-23T09:00"],
  // On a Monday the preset is the next Monday, also before nine.
  ["2026-11-23T05:00:00Z", "Europe/Berlin", "2026-11-24T09:00", "2026-11-30T09:00"],
  // The day is that of the user: 23:30 UTC is tomorrow in Berlin.
  ["2026-11-22T23:30:00Z", "Europe/Berlin", "2026-11-24T09:00", "2026-11-30T09:00"],
  ["2026-11-22T23:30:00Z", "America/Los_Angeles", "2026-11-23T09:00", "2026-11-23T09:00"],
  ["2026-11-22T10:30:00Z", "Pacific/Kiritimati", "2026-11-24T09:00", "2026-11-30T09:00"],
  // Over the change of the clocks, the month and the year.
  ["2027-03-27T12:00:00Z", "Europe/Berlin", "2027-03-28T09:00", "2027-03-29T09:00"],
  ["2026-12-31T12:00:00Z", "Europe/Berlin", "2027-01-01T09:00", "2027-01-04T09:00"],
])("the presets at %s in %s are 9:00 tomorrow and next Monday", (now, zone, tomorrow, nextMonday) => {
  expect(slotPresets(new Date(now), zone)).toEqual({ tomorrow, nextMonday });
});

test("the presets are the next day and a Monday within a week, both in the future", () => {
  const now = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  fc.assert(
    fc.property(now, zone, (now, zone) => {
      const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
      const presets = slotPresets(now, zone);
      const [tomorrow, monday] = [presets.tomorrow, presets.nextMonday].map((wall) =>
        Temporal.PlainDateTime.from(wall),
      );
      expect(here.toPlainDate().until(tomorrow!.toPlainDate()).days).toBe(1);
      expect([tomorrow!.hour, monday!.hour]).toEqual([9, 9]);
      expect(monday!.dayOfWeek).toBe(1);
      const days = here.toPlainDate().until(monday!.toPlainDate()).days;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(7);
      for (const wall of [tomorrow!, monday!]) {
        expect(Temporal.ZonedDateTime.compare(wall.toZonedDateTime(zone), here)).toBe(1);
      }
    }),
    { numRuns: 500 },
  );
});
