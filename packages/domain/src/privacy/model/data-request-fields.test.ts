import { expect, test } from "vitest";
import { VALID_FIELDS } from "./data-request-fields.fixture";
import { DATA_REQUEST_LIMITS, findFieldProblems, type DataRequestFields } from "./data-request-fields";
import { DATA_REQUEST_TYPES } from "./data-request-types";

const emailOf = (length: number) => `a@${"b".repeat(length - 6)}.com`;

test.each(DATA_REQUEST_TYPES)(
  "a request of the type %s needs details only where nobody could answer",
  (type) => {
    const wanted = type === "rectification" || type === "other" ? { details: "missing" } : {};
    expect(findFieldProblems({ ...VALID_FIELDS, type })).toEqual(wanted);
    expect(findFieldProblems({ ...VALID_FIELDS, type, details: "My name is wrong" })).toEqual({});
  },
);

test.each<[string, Partial<DataRequestFields>, object]>([
  ["no type", { type: "" }, { type: "missing" }],
  ["a blank first name", { firstName: "  " }, { firstName: "missing" }],
  ["a first name at the bound", { firstName: "x".repeat(100) }, {}],
  ["a first name beyond it", { firstName: "x".repeat(101) }, { firstName: "tooLong" }],
  ["spaces around a first name at the bound", { firstName: ` ${"x".repeat(100)} ` }, {}],
  ["no last name", { lastName: "" }, { lastName: "missing" }],
  ["a last name at the bound", { lastName: "x".repeat(100) }, {}],
  ["a last name beyond it", { lastName: "x".repeat(101) }, { lastName: "tooLong" }],
  ["no address", { email: "" }, { email: "missing" }],
  ["half an address", { email: "ada@" }, { email: "invalid" }],
  ["an address with a line break", { email: "ada@example.com\nBcc: x@example.com" }, { email: "invalid" }],
  ["spaces around an address", { email: " ada@example.com " }, {}],
  ["an address at the bound", { email: emailOf(254) }, {}],
  ["an address beyond it", { email: emailOf(255) }, { email: "tooLong" }],
  ["details at the bound", { details: "x".repeat(2000) }, {}],
  ["details beyond it", { details: "x".repeat(2001) }, { details: "tooLong" }],
  ["nothing but half a pair of surrogates in the last name", { lastName: "\ud800" }, { lastName: "missing" }],
  ["no acknowledgement", { acknowledged: false }, { acknowledged: "missing" }],
])("fields with %s", (_, changed, problems) => {
  expect(findFieldProblems({ ...VALID_FIELDS, ...changed })).toEqual(problems);
});

test("every problem is found at once", () => {
  const empty = {
    type: "",
    firstName: "",
    lastName: "",
    email: "",
    details: "",
    acknowledged: false,
  } as const;
  expect(Object.keys(findFieldProblems(empty))).toEqual([
    "type",
    "firstName",
    "lastName",
    "email",
    "acknowledged",
  ]);
  expect(DATA_REQUEST_LIMITS).toEqual({ firstName: 100, lastName: 100, email: 254, details: 2000 });
});
