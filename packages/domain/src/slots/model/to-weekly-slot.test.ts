import { expect, test } from "vitest";
import type { BestTime, TimeOfWeek } from "../../analytics/model/best-time";
import { toWeeklySlot } from "./to-weekly-slot";

const best = (time: TimeOfWeek): BestTime => ({ time, n: 9, of: 40, ratio: 2, low: 1.5, high: 3 });
const THURSDAY = best({ kind: "weekday", weekday: 4 });
const MONDAY = best({ kind: "weekday", weekday: 1 });
const NOON = best({ kind: "hours", from: 12, to: 15 });

test.each([
  ["a day alone is at the default hour", THURSDAY, [MONDAY, THURSDAY], { weekday: 4, time: "09:00" }],
  ["hours alone are on the default day", NOON, [NOON], { weekday: 2, time: "13:00" }],
  ["a day is at the best hours", THURSDAY, [NOON, THURSDAY], { weekday: 4, time: "13:00" }],
  ["hours are on the surest day", NOON, [MONDAY, NOON, THURSDAY], { weekday: 1, time: "13:00" }],
])("%s", (_, time, times, slot) => {
  expect(toWeeklySlot(time, times)).toEqual(slot);
});
