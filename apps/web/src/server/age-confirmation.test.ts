import { expect, test } from "vitest";
import { needsAgeConfirmation } from "./age-confirmation";

const NEW = false;
const RETURNING = true;

test.each([
  ["a new visitor without a tick is asked first", {}, NEW, true],
  ["a new visitor with the tick goes on", { adult: "yes" }, NEW, false],
  ["a new visitor who has an account goes on", { account: "yes" }, NEW, false],
  ["another value is no tick", { adult: "on" }, NEW, true],
  ["who has signed in here before is not asked", {}, RETURNING, false],
  ["who was asked and has not answered is asked again", { asked: "yes" }, RETURNING, true],
  ["who was asked and has answered goes on", { asked: "yes", adult: "yes" }, RETURNING, false],
])("%s", (_, fields: Record<string, string>, returning, expected) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(needsAgeConfirmation(form, returning)).toBe(expected);
});
