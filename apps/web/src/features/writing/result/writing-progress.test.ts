import { expect, test } from "vitest";
import { elapsedText } from "./writing-progress";

test.each([
  [0, "0:00"],
  [7, "0:07"],
  [59, "0:59"],
  [90, "1:30"],
  [600, "10:00"],
])("%i seconds are formatted as %s", (seconds, text) => {
  expect(elapsedText(seconds)).toBe(text);
});
