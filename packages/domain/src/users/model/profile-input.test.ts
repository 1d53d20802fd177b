import { expect, test } from "vitest";
import { profileInput } from "./profile-input";

const accepts = (input: object) => profileInput.safeParse(input).success;

test("both fields, either or none are accepted and trimmed", () => {
  expect(profileInput.parse({ displayName: " Ada ", headline: "\tEngines\n" })).toEqual({
    displayName: "Ada",
    headline: "Engines",
  });
  expect(profileInput.parse({ headline: null })).toEqual({ headline: null });
  expect(profileInput.parse({})).toEqual({});
});

test.each([
  ["displayName", 80],
  ["headline", 220],
])("%s: 1 to %i characters, or null", (field, max) => {
  for (const value of ["x", "x".repeat(max), ` ${"x".repeat(max)} `, null])
    expect({ value, taken: accepts({ [field]: value }) }).toEqual({ value, taken: true });
  for (const value of ["", "  ", "x".repeat(max + 1), " \u0000", 1, true, {}])
    expect({ value, taken: accepts({ [field]: value }) }).toEqual({ value, taken: false });
});
