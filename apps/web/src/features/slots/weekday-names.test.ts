import { expect, test } from "vitest";
import { formatWeekday, listWeekdays } from "./weekday-names";

test("a week begins on the member's first day", () => {
  expect(listWeekdays("monday")).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(listWeekdays("sunday")).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect(listWeekdays("saturday")).toEqual([6, 7, 1, 2, 3, 4, 5]);
});

test("days have their names in both languages", () => {
  expect(formatWeekday(1, "en")).toBe("Monday");
  expect(formatWeekday(7, "en")).toBe("Sunday");
  expect(formatWeekday(2, "de")).toBe("Dienstag");
});
