import { expect, test } from "vitest";
import { needsAgeConfirmation } from "./age-confirmation";

test.each([
  ["who has not ticked the box is asked first", {}, true],
  ["who has ticked the box continues", { adult: "yes" }, false],
  ["who has an account continues", { account: "yes" }, false],
  ["whose tick has another value is asked first", { adult: "on" }, true],
  ["whose claim has another value is asked first", { account: "on" }, true],
])("a visitor %s", (_, fields: Record<string, string>, expected) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(needsAgeConfirmation(form)).toBe(expected);
});
