import { expect, test } from "vitest";
import { checkScreenshot } from "./use-screenshot";

const MB = 1024 * 1024;

test.each([
  ["image/png", 1, null],
  ["image/jpeg", 5 * MB, null],
  ["image/webp", 5 * MB, null],
  ["image/png", 5 * MB + 1, "screenshot_too_large"],
  ["image/png", 0, "screenshot_invalid"],
  ["image/gif", 10, "screenshot_invalid"],
  ["image/svg+xml", 10, "screenshot_invalid"],
  ["", 10, "screenshot_invalid"],
])("a file of type %s with %i bytes has the problem %s", (type, size, problem) =>
  expect(checkScreenshot({ type, size })).toBe(problem),
);
