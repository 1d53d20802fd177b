import fc from "fast-check";
import { expect, test } from "vitest";
import { wallInstants } from "../posts/model/publish-slot";
import { wallInstant } from "./wall-instant";

const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/St_Johns",
  "UTC",
  "Pacific/Auckland",
];

test.each([
  ["2026-11-27T09:00", "Europe/Berlin", "2026-11-27T08:00:00.000Z"],
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"], // twice: the earlier
  ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30:00.000Z"], // skipped: shown as 3:30
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
])("%s in %s is %s", (wall, zone, at) => {
  expect(wallInstant(wall, zone).toISOString()).toBe(at);
});

test("a wall time is at the instant that the schedule takes, over all changes of the clocks", () => {
  const quarter = fc.integer({ min: 0, max: 2 * 365 * 96 });
  fc.assert(
    fc.property(quarter, fc.constantFrom(...ZONES), (quarters, zone) => {
      const at = new Date(Date.UTC(2026, 0, 1) + quarters * 15 * 60_000);
      const wall = at.toISOString().slice(0, 16);
      expect(wallInstant(wall, zone)).toEqual(wallInstants(wall, zone)!.earlier);
    }),
    { seed: 31, numRuns: 3000 },
  );
});
