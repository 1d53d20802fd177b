import { expect, test } from "vitest";
import { dayIn } from "./day-in";

test("the day is that of the time zone, not of UTC", () => {
  const at = new Date("2026-11-22T23:30:00Z");
  expect(dayIn(at, "UTC")).toBe("2026-11-22");
  expect(dayIn(at, "Europe/Berlin")).toBe("2026-11-23");
  expect(dayIn(at, "America/New_York")).toBe("2026-11-22");
  expect(dayIn(new Date("2026-12-31T10:00:00Z"), "Pacific/Kiritimati")).toBe("2027-01-01");
});

test("midnight starts the day, also where clocks skip it", () => {
  expect(dayIn(new Date("2026-11-22T22:59:59.999Z"), "Europe/Berlin")).toBe("2026-11-22");
  expect(dayIn(new Date("2026-11-22T23:00:00Z"), "Europe/Berlin")).toBe("2026-11-23");
  // Clocks in Beirut go from 23:59 to 01:00.
  expect(dayIn(new Date("2026-03-28T22:00:00Z"), "Asia/Beirut")).toBe("2026-03-29");
});

test("an unknown time zone throws", () => {
  expect(() => dayIn(new Date(), "Europe/Atlantis")).toThrow(RangeError);
});
