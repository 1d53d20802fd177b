import { expect, test } from "vitest";
import { dropTime } from "./drop-time";

const DAY = "2026-11-27";

test.each([
  ["a quarter of an hour", 9 * 60 + 8, [], false, "09:15"],
  ["the slot that is near", 12 * 60 + 19, ["09:00", "12:00"], false, "12:00"],
  ["a quarter when the slot is further", 12 * 60 + 21, ["12:00"], false, "12:15"],
  ["the nearer of two slots", 12 * 60 + 12, ["12:00", "12:20"], false, "12:20"],
  ["five minutes with Alt, without slots", 12 * 60 + 4, ["12:00"], true, "12:05"],
  ["the first quarter above the day", -40, [], false, "00:00"],
  ["the last quarter below the day", 1500, [], false, "23:45"],
  ["the last five minutes with Alt", 1500, [], true, "23:55"],
])("a drop takes %s", (_name, minute, slots, isFine, time) => {
  expect(dropTime({ day: DAY, minute, slots, isFine })).toBe(`${DAY}T${time}`);
});
