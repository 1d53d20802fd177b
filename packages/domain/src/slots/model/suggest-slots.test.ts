import { expect, test } from "vitest";
import type { BestTime, TimeOfWeek } from "../../analytics/model/best-time";
import { suggestSlots } from "./suggest-slots";
import { DEFAULT_SLOTS } from "./weekly-slot";

const best = (time: TimeOfWeek, of = 24): BestTime => ({ time, n: 6, of, ratio: 2, low: 1.2, high: 3 });
const on = (weekday: number, of?: number) => best({ kind: "weekday", weekday }, of);
const at = (from: number) => best({ kind: "hours", from, to: from + 3 });

test("nothing is suggested without best times, and for fewer than twenty posts", () => {
  expect(suggestSlots([], [])).toBeNull();
  expect(suggestSlots([on(3, 19)], [])).toBeNull();
  expect(suggestSlots([on(3, 20)], [])).not.toBeNull();
});

test("best days have the hour of the default slots", () => {
  expect(suggestSlots([on(5), on(3)], [])).toEqual({
    basis: "weekdays",
    posts: 24,
    slots: [
      { weekday: 3, time: "09:00" },
      { weekday: 5, time: "09:00" },
    ],
  });
});

test("best hours are on the days of the default slots, in the middle of their block", () => {
  expect(suggestSlots([at(18)], DEFAULT_SLOTS)).toEqual({
    basis: "hours",
    posts: 24,
    slots: [
      { weekday: 2, time: "19:00" },
      { weekday: 4, time: "19:00" },
    ],
  });
});

test("best days and hours are combined, the surest five", () => {
  const found = suggestSlots([on(1), at(6), on(2), on(3), at(12)], [])!;
  expect(found.basis).toBe("both");
  expect(found.slots.map(({ weekday, time }) => `${weekday} ${time}`)).toEqual([
    "1 07:00",
    "1 13:00",
    "2 07:00",
    "2 13:00",
    "3 07:00",
  ]);
});

test("what is a slot already, or too close to one, is not suggested", () => {
  expect(suggestSlots([on(2), on(4)], DEFAULT_SLOTS)).toBeNull();
  expect(suggestSlots([on(2), on(5)], [{ weekday: 2, time: "09:15" }])?.slots).toEqual([
    { weekday: 5, time: "09:00" },
  ]);
});
