import { expect, test } from "vitest";
import { SLOT_LIMITS } from "./slot-limits";
import { slotsInput } from "./slots-input";

const accepts = (input: unknown) => slotsInput.safeParse(input).success;
const slots = (...times: string[]) => ({ slots: times.map((time) => ({ weekday: 2, time })) });
/** Slots of the week, forty minutes apart. */
const many = (count: number) => ({
  slots: Array.from({ length: count }, (_, n) => ({
    weekday: 1 + (n % 7),
    time: `${String(Math.floor(n / 7)).padStart(2, "0")}:00`,
  })),
});

test.each([
  ["nothing", {}],
  ["no slots", slots()],
  ["slots that are thirty minutes apart", slots("09:00", "09:30")],
  ["as many as there may be", many(SLOT_LIMITS.perWeek)],
  ["a region", { holidayRegion: "DE-SN" }],
  ["no region", { holidayRegion: null }],
  ["quiet hours over midnight", { quietHours: { from: "22:00", to: "07:00" } }],
  ["no quiet hours", { quietHours: null }],
])("%s is accepted", (_name, input) => expect(accepts(input)).toBe(true));

test.each([
  ["a double", slots("09:00", "09:00")],
  ["slots that are 29 minutes apart", slots("09:00", "12:00", "09:29")],
  ["one too many", many(SLOT_LIMITS.perWeek + 1)],
  ["a time without its zero", slots("9:00")],
  ["a time after the day", slots("24:00")],
  ["an eighth day", { slots: [{ weekday: 8, time: "09:00" }] }],
  ["a day between days", { slots: [{ weekday: 1.5, time: "09:00" }] }],
  ["another's slot", { slots: [{ weekday: 1, time: "09:00", userId: "x" }] }],
  ["an unknown region", { holidayRegion: "DE-XX" }],
  ["half of the quiet hours", { quietHours: { from: "22:00" } }],
  ["quiet hours that end when they begin", { quietHours: { from: "22:00", to: "22:00" } }],
])("%s is refused", (_name, input) => expect(accepts(input)).toBe(false));
