import { expect, test } from "vitest";
import { repeatsTitle } from "./repeats-title";

test.each([
  ["Trust is lost.", "Trust is lost", true],
  ["trust is lost.", "Trust is lost", true],
  ["What does it cost?", "What does it cost?", true],
  ["Trust is lost, and nobody says so.", "Trust is lost", false],
  ["Trust is lost in the first week of a project.", "Trust is lost in the first week…", false],
  ["Trust is lost.", "Trust", false],
])("%j under the title %j repeats it: %s", (quote, title, repeats) => {
  expect(repeatsTitle(quote, title)).toBe(repeats);
});
