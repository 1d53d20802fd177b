import { expect, test } from "vitest";
import { isQuiet } from "./quiet-hours";

const NIGHT = { from: "22:00", to: "07:00" };
const NOON = { from: "12:00", to: "13:30" };

test.each([
  ["21:59", NIGHT, false],
  ["22:00", NIGHT, true],
  ["00:00", NIGHT, true],
  ["06:59", NIGHT, true],
  ["07:00", NIGHT, false],
  ["11:59", NOON, false],
  ["12:00", NOON, true],
  ["13:29", NOON, true],
  ["13:30", NOON, false],
  ["03:00", null, false],
])("%s is in the quiet hours %j: %s", (time, quiet, expected) => {
  expect(isQuiet(time, quiet)).toBe(expected);
});
