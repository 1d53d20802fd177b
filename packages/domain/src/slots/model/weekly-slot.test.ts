import { expect, test } from "vitest";
import { findNearSlot, sortSlots, toMinuteOfDay, type WeeklySlot } from "./weekly-slot";

const slot = (weekday: number, time: string) => ({ weekday, time }) as WeeklySlot;

test("slots are sorted from Monday to Sunday", () => {
  const [late, early, sunday] = [slot(2, "09:00"), slot(2, "08:30"), slot(7, "00:00")];
  expect(sortSlots([sunday, late, early])).toEqual([early, late, sunday]);
});

test.each([
  ["the same time", slot(2, "09:00"), slot(2, "09:00"), true],
  ["29 minutes later", slot(2, "09:00"), slot(2, "09:29"), true],
  ["30 minutes later", slot(2, "09:00"), slot(2, "09:30"), false],
  ["the same time of another day", slot(2, "09:00"), slot(3, "09:00"), false],
  ["over midnight", slot(2, "23:50"), slot(3, "00:10"), true],
  ["over the end of the week", slot(7, "23:50"), slot(1, "00:10"), true],
  ["30 minutes over the end of the week", slot(7, "23:45"), slot(1, "00:15"), false],
])("%s is near: %#", (_name, one, other, isNear) => {
  expect(findNearSlot([one], other) !== undefined).toBe(isNear);
  expect(findNearSlot([other], one) !== undefined).toBe(isNear);
});

test("a wall time is minutes after midnight", () => {
  expect(["00:00", "09:05", "23:59"].map(toMinuteOfDay)).toEqual([0, 545, 1439]);
});
