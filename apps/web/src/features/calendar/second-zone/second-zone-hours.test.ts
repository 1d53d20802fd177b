import { expect, test } from "vitest";
import { addDays } from "@takt/domain/shared/day-steps";
import { secondZoneHours } from "./second-zone-hours";

const week = (monday: string) => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n));
const at = (hours: ReturnType<typeof secondZoneHours>[number], hour: number) => {
  const { time, days } = hours.hours[hour - 1]!;
  return `${time} ${days}`;
};

test("a second zone has the same hours on all days of most weeks", () => {
  const found = secondZoneHours(week("2026-11-23"), "Europe/Berlin", "America/New_York");
  expect(found.map(({ from }) => from)).toEqual(["2026-11-23"]);
  expect(at(found[0]!, 9)).toBe("03:00 0");
  expect(at(found[0]!, 5)).toBe("23:00 -1");
});

test("zones that are half an hour or a quarter off show their minutes", () => {
  const [india] = secondZoneHours(["2026-11-23"], "Europe/Berlin", "Asia/Kolkata");
  expect(at(india!, 9)).toBe("13:30 0");
  expect(at(india!, 20)).toBe("00:30 1");
  const [nepal] = secondZoneHours(["2026-11-23"], "Europe/Berlin", "Asia/Kathmandu");
  expect(at(nepal!, 9)).toBe("13:45 0");
});

test("in the weeks between two changes of clocks the distance is another", () => {
  // New York changes on 1 November, Berlin on 25 October.
  const [between] = secondZoneHours(week("2026-10-26"), "Europe/Berlin", "America/New_York");
  expect(at(between!, 9)).toBe("04:00 0");
});

test("a week in which clocks change has the hours from that day on again", () => {
  // Berlin goes back on Sunday 25 October at 3:00: before that it is six hours ahead of New York, then five.
  const found = secondZoneHours(week("2026-10-19"), "Europe/Berlin", "America/New_York");
  expect(found.map(({ from }) => from)).toEqual(["2026-10-19", "2026-10-25"]);
  expect(at(found[0]!, 9)).toBe("03:00 0");
  expect(at(found[1]!, 1)).toBe("19:00 -1");
  expect(at(found[1]!, 9)).toBe("04:00 0");
});

test("no two zones are further apart than the days between their dates", () => {
  const [far] = secondZoneHours(["2026-11-23"], "Pacific/Pago_Pago", "Pacific/Kiritimati");
  expect(at(far!, 22)).toBe("23:00 1");
  expect(at(far!, 23)).toBe("00:00 2");
});
