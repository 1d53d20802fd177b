import { SLOT_LIMITS } from "@takt/domain/slots/model/slot-limits";
import { WEEKDAYS, type WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { expect, test } from "vitest";
import { addSlots } from "./add-slots";

const monday: WeeklySlot = { weekday: 1, time: "09:00" };
const tuesday: WeeklySlot = { weekday: 2, time: "09:00" };

test("a slot is added in the order of the week", () => {
  expect(addSlots([tuesday], [monday])).toEqual({ kind: "added", slots: [monday, tuesday], added: [monday] });
});

test("of several slots those that are too close to another are left out", () => {
  expect(addSlots([tuesday], [monday, { weekday: 2, time: "09:15" }])).toEqual({
    kind: "added",
    slots: [monday, tuesday],
    added: [monday],
  });
});

test("slots that are all too close to others are refused with the first of those", () => {
  expect(addSlots([monday, tuesday], [{ weekday: 2, time: "08:45" }])).toEqual({
    kind: "near",
    near: tuesday,
  });
});

test("more slots than there may be are refused", () => {
  const full = Array.from({ length: SLOT_LIMITS.perWeek - 1 }, (_, n): WeeklySlot => ({
    weekday: WEEKDAYS[n % 7]!,
    time: `${String(Math.floor(n / 7)).padStart(2, "0")}:00`,
  }));
  expect(addSlots(full, [{ weekday: 1, time: "20:00" }]).kind).toBe("added");
  expect(
    addSlots(
      full,
      [1, 2].map((weekday) => ({ weekday: weekday as 1, time: "20:00" })),
    ),
  ).toEqual({ kind: "full" });
});
