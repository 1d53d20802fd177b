import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toWall } from "../../posts/model/publish-slot";
import { findFreeSlots, listUpcomingSlots, type SlotPlan } from "./upcoming-slots";
import { WEEKDAYS, type Weekday, type WeeklySlot } from "./weekly-slot";

const zone = "Europe/Berlin";
const daily = (...times: string[]): WeeklySlot[] =>
  WEEKDAYS.flatMap((weekday) => times.map((time) => ({ weekday, time })));

function list(plan: Partial<SlotPlan>, from: string, to: string, inZone = zone) {
  const range = { from: new Date(from), to: new Date(to) };
  return listUpcomingSlots({ slots: [], holidayRegion: null, quietHours: null, ...plan }, inZone, range);
}
const walls = (...args: Parameters<typeof list>) => list(...args).map(({ wall }) => wall);

test("slots are listed on their weekdays, the soonest first", () => {
  const slots: WeeklySlot[] = [
    { weekday: 4, time: "09:00" },
    { weekday: 2, time: "17:30" },
    { weekday: 2, time: "09:00" },
  ];
  expect(list({ slots }, "2026-11-28T00:00:00Z", "2026-12-09T00:00:00Z")).toEqual([
    { at: new Date("2026-12-01T08:00:00Z"), wall: "2026-12-01T09:00", zone },
    { at: new Date("2026-12-01T16:30:00Z"), wall: "2026-12-01T17:30", zone },
    { at: new Date("2026-12-03T08:00:00Z"), wall: "2026-12-03T09:00", zone },
    { at: new Date("2026-12-08T08:00:00Z"), wall: "2026-12-08T09:00", zone },
    { at: new Date("2026-12-08T16:30:00Z"), wall: "2026-12-08T17:30", zone },
  ]);
});

test("a range contains its start, and not its end", () => {
  const slots = daily("09:00");
  expect(walls({ slots }, "2026-12-01T08:00:00Z", "2026-12-02T08:00:00Z")).toEqual(["2026-12-01T09:00"]);
});

describe("when the clocks change", () => {
  test("nine o'clock stays nine o'clock", () => {
    const found = list({ slots: daily("09:00") }, "2027-03-26T12:00:00Z", "2027-03-30T00:00:00Z");
    expect(found.map(({ at, wall }) => [at.toISOString().slice(0, 16), wall])).toEqual([
      ["2027-03-27T08:00", "2027-03-27T09:00"],
      ["2027-03-28T07:00", "2027-03-28T09:00"],
      ["2027-03-29T07:00", "2027-03-29T09:00"],
    ]);
  });

  test("a time that is skipped is later by the skipped time", () => {
    const found = list({ slots: daily("02:30") }, "2027-03-28T00:00:00Z", "2027-03-28T12:00:00Z");
    expect(found).toEqual([{ at: new Date("2027-03-28T01:30:00Z"), wall: "2027-03-28T03:30", zone }]);
  });

  test("a skipped time that meets another slot is one slot", () => {
    const slots = daily("02:30", "03:30");
    expect(walls({ slots }, "2027-03-28T00:00:00Z", "2027-03-28T12:00:00Z")).toEqual(["2027-03-28T03:30"]);
  });

  test("a skipped time that falls into the quiet hours is left out", () => {
    const plan = { slots: daily("02:30"), quietHours: { from: "03:00", to: "06:00" } };
    expect(walls(plan, "2027-03-28T00:00:00Z", "2027-03-28T12:00:00Z")).toEqual([]);
  });

  test("of a time that exists twice the earlier one is taken", () => {
    const found = list({ slots: daily("02:30") }, "2026-10-24T23:00:00Z", "2026-10-25T12:00:00Z");
    expect(found).toEqual([{ at: new Date("2026-10-25T00:30:00Z"), wall: "2026-10-25T02:30", zone }]);
  });

  test("a time that is skipped at midnight is on the same day", () => {
    const found = list(
      { slots: daily("00:30") },
      "2026-09-06T00:00:00Z",
      "2026-09-06T12:00:00Z",
      "America/Santiago",
    );
    expect(found.map(({ wall }) => wall)).toEqual(["2026-09-06T01:30"]);
  });
});

test("holidays of the chosen region are left out", () => {
  const range = ["2026-12-24T00:00:00Z", "2026-12-28T00:00:00Z"] as const;
  const slots = daily("09:00");
  expect(walls({ slots, holidayRegion: "DE-NW" }, ...range)).toEqual([
    "2026-12-24T09:00",
    "2026-12-27T09:00",
  ]);
  expect(walls({ slots }, ...range)).toHaveLength(4);
});

test("slots in the quiet hours are left out", () => {
  const plan = { slots: daily("06:30", "07:00", "22:00"), quietHours: { from: "22:00", to: "07:00" } };
  expect(walls(plan, "2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z")).toEqual(["2026-12-01T07:00"]);
});

test("every slot has its wall time in every zone, is in the range, and each day has it once at most", () => {
  const zones = [
    "Europe/Berlin",
    "America/New_York",
    "America/Santiago",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
  ];
  const start = Date.UTC(2026, 0, 1);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.subarray([...WEEKDAYS], { minLength: 1 }),
      (inZone, minute, hour, minutes, weekdays) => {
        const time = `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
        const range = {
          from: new Date(start + minute * 60_000),
          to: new Date(start + (minute + 21 * 1440) * 60_000),
        };
        const slots = weekdays.map((weekday: Weekday) => ({ weekday, time }));
        const found = listUpcomingSlots({ slots, holidayRegion: null, quietHours: null }, inZone, range);
        for (const { at, wall } of found) {
          expect(toWall(at, inZone)).toBe(wall);
          expect(at >= range.from && at < range.to).toBe(true);
        }
        expect(new Set(found.map(({ wall }) => wall)).size).toBe(found.length);
        // Three weeks have three of each weekday; a changed clock moves one over the border at most.
        expect(Math.abs(found.length - 3 * weekdays.length)).toBeLessThanOrEqual(1);
      },
    ),
    { seed: 31, numRuns: 200 },
  );
});

test.each([
  [-30, true],
  [-29, false],
  [0, false],
  [29, false],
  [30, true],
])("a slot with a post %i minutes after it is free: %s", (minutes, isFree) => {
  const at = new Date("2026-12-01T08:00:00Z");
  const post = new Date(at.getTime() + minutes * 60_000);
  expect(findFreeSlots([{ at, wall: "2026-12-01T09:00", zone }], [post])).toHaveLength(isFree ? 1 : 0);
});
