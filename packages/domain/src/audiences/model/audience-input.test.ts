import { expect, test } from "vitest";
import { audienceFaults } from "./audience-faults";
import { audienceInput } from "./audience-input";

const valid = { name: "Founders", description: "They decide alone" };
const accepts = (part: object) => audienceInput.safeParse({ ...valid, ...part }).success;

test("the dialog's input is accepted and trimmed", () => {
  expect(audienceInput.parse({ name: "  Founders\n", description: "\tThey decide alone " })).toEqual(valid);
});

test("the limits apply after trimming", () => {
  for (const name of ["x", "x".repeat(80), ` ${"x".repeat(80)} `]) expect(accepts({ name })).toBe(true);
  for (const description of ["x", "x".repeat(1000), ` ${"x".repeat(1000)}\n`])
    expect(accepts({ description })).toBe(true);
});

test.each([
  ["no name", { name: "" }],
  ["a blank name", { name: " \n\t" }],
  ["81 characters of name", { name: "x".repeat(81) }],
  ["no description", { description: "" }],
  ["a blank description", { description: "   " }],
  ["1001 characters of description", { description: "x".repeat(1001) }],
  ["a name of nothing but a NUL", { name: "\u0000" }],
  ["an invalid name", { name: 1 }],
  ["nothing", { name: undefined }],
  ["another's field", { userId: "x" }],
  ["a version", { version: 7 }],
])("refuses %s", (_name, part) => {
  expect(accepts(part)).toBe(false);
});

test.each([
  ["nothing wrong", {}, {}],
  ["the longest texts", { name: ` ${"x".repeat(80)} `, description: "x".repeat(1000) }, {}],
  ["a blank name", { name: " \n" }, { name: "missing" }],
  [
    "texts that are too long",
    { name: "x".repeat(81), description: "x".repeat(1001) },
    { name: "tooLong", description: "tooLong" },
  ],
  ["nothing but a NUL", { description: "\u0000" }, { description: "missing" }],
  ["a long name with a NUL", { name: `${"x".repeat(81)}\u0000` }, { name: "tooLong" }],
])("with %s the form finds the faults for which the server refuses", (_name, part, faults) => {
  expect(audienceFaults({ ...valid, ...part })).toEqual(faults);
  expect(accepts(part)).toBe(Object.keys(faults).length === 0);
});
