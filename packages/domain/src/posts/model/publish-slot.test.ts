import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { isZone } from "../../shared/is-zone";
import { type ResolvedSlot, slotPresets, slotInput, resolveSlot, toWall } from "./publish-slot";
const NOW = new Date("2026-11-21T12:00:00Z");
const resolve = (wall: string, zone: string, now = NOW, pick?: "earlier" | "later") =>
  resolveSlot({ wall, zone, ...(pick ? { pick } : {}) }, now);
const at = (wall: string, zone: string, now = NOW, pick?: "earlier" | "later") => {
  const slot = resolve(wall, zone, now, pick);
  return slot.kind === "ok" ? slot.at.toISOString() : slot.kind;
};
const before = (iso: string) => new Date(Date.parse(iso) - 30 * 86_400_000);

describe("wall time in a zone", () => {
  test.each([
    ["2026-12-01T09:00", "Europe/Berlin", "2026-12-01T08:00:00.000Z"],
    ["2027-03-27T09:00", "Europe/Berlin", "2027-03-27T08:00:00.000Z"],
    // The day the clocks change, and the day after.
    ["2027-03-28T09:00", "Europe/Berlin", "2027-03-28T07:00:00.000Z"],
    ["2027-03-28T01:59", "Europe/Berlin", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28T03:00", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
    // No change of clocks, half and quarter hours.
    ["2027-03-28T02:30", "Asia/Kolkata", "2027-03-27T21:00:00.000Z"],
    ["2027-03-28T02:30", "Asia/Kathmandu", "2027-03-27T20:45:00.000Z"],
    ["2027-03-28T02:30", "UTC", "2027-03-28T02:30:00.000Z"],
    // Both sides of the date line.
    ["2026-12-01T09:00", "Pacific/Kiritimati", "2026-11-30T19:00:00.000Z"],
    ["2026-12-01T09:00", "Pacific/Pago_Pago", "2026-12-01T20:00:00.000Z"],
    ["2026-12-01T09:00", "Pacific/Apia", "2026-11-30T20:00:00.000Z"],
  ])("%s in %s is resolved to its instant", (wall, zone, wanted) => {
    expect(at(wall, zone)).toBe(wanted);
  });
});

describe("a time that the clocks skip", () => {
  test.each([
    ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T03:30"],
    ["2027-03-28T02:00", "Europe/Berlin", "2027-03-28T03:00"],
    ["2027-03-28T02:59", "Europe/Berlin", "2027-03-28T03:59"],
    ["2027-03-14T02:30", "America/New_York", "2027-03-14T03:30"],
    // The clocks skip half an hour here.
    ["2027-10-03T02:15", "Australia/Lord_Howe", "2027-10-03T02:45"],
    // At midnight.
    ["2027-09-05T00:30", "America/Santiago", "2027-09-05T01:30"],
    // A whole day is missing: Samoa moved over the date line.
    ["2011-12-30T12:00", "Pacific/Apia", "2011-12-31T12:00"],
  ])("%s in %s is missing, with a suggestion", (wall, zone, suggestion) => {
    const now = before(`${wall}Z`);
    expect(resolve(wall, zone, now)).toEqual({ kind: "slot_missing", suggestion });
    // A pick does not make it exist, and the suggestion exists.
    expect(resolve(wall, zone, now, "earlier")).toEqual({ kind: "slot_missing", suggestion });
    expect(resolve(suggestion, zone, now).kind).toBe("ok");
    expect(slotInput.safeParse({ wall: suggestion, zone }).success).toBe(true);
  });
});

describe("a time that exists twice", () => {
  test.each([
    ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
    ["2027-10-31T02:30", "Europe/Berlin", "2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z"],
    ["2027-10-31T02:00", "Europe/Berlin", "2027-10-31T00:00:00.000Z", "2027-10-31T01:00:00.000Z"],
    ["2027-11-07T01:30", "America/New_York", "2027-11-07T05:30:00.000Z", "2027-11-07T06:30:00.000Z"],
    ["2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z", "2027-04-03T15:15:00.000Z"],
  ])("%s in %s is ambiguous, with both instants", (wall, zone, earlier, later) => {
    const now = before(earlier);
    expect(resolve(wall, zone, now)).toEqual({
      kind: "slot_ambiguous",
      earlier: new Date(earlier),
      later: new Date(later),
    });
    expect(at(wall, zone, now, "earlier")).toBe(earlier);
    expect(at(wall, zone, now, "later")).toBe(later);
  });

  test("a time just beside the repeated hour is not ambiguous", () => {
    const now = before("2027-10-31T02:00Z");
    expect(at("2027-10-31T01:59", "Europe/Berlin", now)).toBe("2027-10-30T23:59:00.000Z");
    expect(at("2027-10-31T03:00", "Europe/Berlin", now)).toBe("2027-10-31T02:00:00.000Z");
  });

  test("a repeated time is the later one between the two, and past after both", () => {
    const [wall, zone] = ["2027-10-31T02:30", "Europe/Berlin"] as const;
    const between = new Date("2027-10-31T01:00:00Z");
    expect(resolve(wall, zone, between).kind).toBe("slot_ambiguous");
    expect(resolve(wall, zone, between, "earlier")).toEqual({ kind: "slot_in_past" });
    expect(at(wall, zone, between, "later")).toBe("2027-10-31T01:30:00.000Z");
    expect(resolve(wall, zone, new Date("2027-10-31T02:00:00Z"))).toEqual({ kind: "slot_in_past" });
  });

  test("a pick changes nothing for a time that exists once", () => {
    for (const pick of ["earlier", "later"] as const) {
      expect(at("2026-12-01T09:00", "Europe/Berlin", NOW, pick)).toBe("2026-12-01T08:00:00.000Z");
    }
  });
});

describe("bounds", () => {
  test.each([
    ["2026-11-21T13:00", "slot_in_past"],
    ["2026-11-21T12:59", "slot_in_past"],
    ["2026-11-21T13:01", "2026-11-21T12:01:00.000Z"],
    ["2027-11-21T13:00", "2027-11-21T12:00:00.000Z"],
    ["2027-11-21T13:01", "slot_too_far"],
    ["9999-12-31T23:59", "slot_too_far"],
    ["0001-01-01T00:00", "slot_in_past"],
  ])("%s in Berlin, where it is 13:00", (wall, wanted) => {
    expect(at(wall, "Europe/Berlin")).toBe(wanted);
  });

  test.each(["Mars/Olympus", "", "Europe/Berlin; drop"])("%j is not a zone", (zone) => {
    expect(resolve("2026-12-01T09:00", zone)).toEqual({ kind: "zone_unknown" });
    expect(isZone(zone)).toBe(false);
  });

  test("every zone that the runtime offers is a zone", () => {
    for (const zone of Intl.supportedValuesOf("timeZone"))
      expect([zone, at("2026-12-01T09:00", zone)]).toEqual([
        zone,
        expect.stringMatching(/^2026-1[12]-\d\dT/),
      ]);
  });
});

const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));

/** Whole minutes within the next year. */
const instants = fc
  .integer({ min: 1, max: 360 * 1440 })
  .map((minutes) => new Date(NOW.getTime() + minutes * 60_000));

test("every instant is resolved from its wall time alone", () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const wall = toWall(instant, zone);
      expect(slotInput.safeParse({ wall, zone }).success).toBe(true);
      const found = toInstants(resolve(wall, zone));
      expect(found.map(Number)).toContain(instant.getTime());
      expect(found.map((one) => toWall(one, zone))).toEqual(found.map(() => wall));
      expect(found.map(Number)).toEqual([...new Set(found.map(Number))].sort((a, b) => a - b));
    }),
    { seed: 20_261_127, numRuns: 1_000 },
  );
});

test("every wall time exists once, twice or never, and is returned as it was chosen", () => {
  const walls = fc
    .integer({ min: 2 * 1440, max: 360 * 1440 })
    .map((minutes) => new Date(NOW.getTime() + minutes * 60_000).toISOString().slice(0, 16));
  // Around every change of the clocks, where it matters.
  const changes = zones.chain((zone) => {
    const start = Temporal.Instant.from(NOW.toISOString()).toZonedDateTimeISO(zone).add({ days: 2 });
    const change = start.getTimeZoneTransition("next") ?? start;
    const near = change.until(start.add({ months: 11 })).sign > 0 ? change : start;
    return fc.integer({ min: -180, max: 180 }).map((minutes) => ({
      zone,
      wall: near.toPlainDateTime().add({ minutes }).toString({ smallestUnit: "minute" }),
    }));
  });
  fc.assert(
    fc.property(fc.oneof(changes, fc.record({ wall: walls, zone: zones })), ({ wall, zone }) => {
      const slot = resolve(wall, zone);
      const found = toInstants(slot);
      expect(found.map((instant) => toWall(instant, zone))).toEqual(found.map(() => wall));
      // Never: then the suggestion is later, and exists.
      const next = slot.kind === "slot_missing" ? slot.suggestion : wall;
      expect(toInstants(resolve(next, zone)).length).toBeGreaterThan(0);
      expect(next > wall).toBe(found.length === 0);
    }),
    { seed: 20_261_127, numRuns: 1_000 },
  );
});

function toInstants(slot: ResolvedSlot): Date[] {
  if (slot.kind === "slot_ambiguous") return [slot.earlier, slot.later];
  return slot.kind === "ok" ? [slot.at] : [];
}

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
    { seed: 20_261_127, numRuns: 500 },
  );
});

describe("slot input", () => {
  const slot = (part: object) =>
    slotInput.safeParse({ wall: "2027-03-28T02:30", zone: "Europe/Berlin", ...part }).success;

  test.each(["2027-03-28T02:30", "2028-02-29T00:00", "2026-12-31T23:59", "0001-01-01T00:00"])(
    "%s is accepted",
    (wall) => {
      expect(slot({ wall })).toBe(true);
    },
  );

  test.each([
    "2027-02-29T09:00",
    "2027-02-31T09:00",
    "2027-04-31T09:00",
    "2027-13-01T09:00",
    "2027-00-01T09:00",
    "2027-01-00T09:00",
    "2027-01-01T24:00",
    "2027-01-01T09:60",
    "2027-01-01T09:00:00",
    "2027-01-01 09:00",
    "2027-01-01T09:00Z",
    "2027-01-01",
    "",
  ])("%j is refused", (wall) => {
    expect(slot({ wall })).toBe(false);
  });

  test("the zone must exist and the pick be one of two", () => {
    for (const zone of ["UTC", "Asia/Kolkata", "America/Argentina/Buenos_Aires"])
      expect(slot({ zone })).toBe(true);
    for (const zone of ["", "Mars/Olympus", "Europe/Berlin ", "x".repeat(65)])
      expect(slot({ zone })).toBe(false);
    expect(slot({ pick: "later" })).toBe(true);
    expect(slot({ pick: "both" })).toBe(false);
  });
});
