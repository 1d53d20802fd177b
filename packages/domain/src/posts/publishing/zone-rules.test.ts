import fc from "fast-check";
import { expect, test } from "vitest";
import { toWall } from "../model/publish-slot";
import { SYSTEM_ZONE_RULES } from "./zone-rules";

const ZONES = ["Europe/Berlin", "America/New_York", "Africa/Casablanca", "Australia/Lord_Howe", "Asia/Gaza"];
const FROM = new Date("2024-01-01T00:00:00Z");
const TO = new Date("2037-12-31T00:00:00Z");

/** Formats an instant as wall time by Intl alone. */
function wallByIntl(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)!.value;
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

test("slots are resolved by the tz database of Intl, whose version is stored with them", () => {
  expect(SYSTEM_ZONE_RULES.version).toMatch(/^\d{4}[a-z]+$/);
  expect(SYSTEM_ZONE_RULES.version).toBe(process.versions.tz);
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.date({ min: FROM, max: TO, noInvalidDate: true }),
      (zone, instant) => {
        const at = new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
        const wall = wallByIntl(at, zone);
        expect(toWall(at, zone)).toBe(wall);
        const { wall: found, earlier, later } = SYSTEM_ZONE_RULES.findInstants(wall, zone)!;
        expect(found).toBe(wall);
        expect([earlier.getTime(), later.getTime()]).toContain(at.getTime());
      },
    ),
    { seed: 20_270_115 },
  );
});

test("an unknown zone has no instants", () => {
  expect(SYSTEM_ZONE_RULES.findInstants("2027-01-15T09:00", "Mars/Olympus")).toBeNull();
});
