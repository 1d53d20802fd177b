import { expect, test } from "vitest";
import { needsAgeConfirmation } from "./age-confirmation";

const NEW = false;
const RETURNING = true;

test.each([
  ["a new visitor who has not ticked the box is asked first", {}, NEW, true],
  ["a new visitor who has ticked the box continues", { adult: "yes" }, NEW, false],
  ["a new visitor who has an account continues", { account: "yes" }, NEW, false],
  ["another value does not count as a tick", { adult: "on" }, NEW, true],
  ["a visitor who has signed in here before is not asked", {}, RETURNING, false],
  ["a visitor who was asked and has not answered is asked again", { asked: "yes" }, RETURNING, true],
  ["a visitor who was asked and has answered continues", { asked: "yes", adult: "yes" }, RETURNING, false],
])("%s", (_, fields: Record<string, string>, returning, expected) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(needsAgeConfirmation(form, returning)).toBe(expected);
});
