import { expect, test } from "vitest";
import { findFieldProblems } from "../../shared/field-problems";
import { publicDataRequestInput } from "./data-request-input";
import { DATA_REQUEST_TYPES } from "./data-request-types";

/** The fields of a form that can be sent. */
const VALID_FIELDS = {
  type: "access",
  firstName: "Ada",
  lastName: "Löwe",
  email: "ada@example.com",
  details: "",
  acknowledged: true,
};
const META = { id: "0190f5a2-7c3e-7d10-8a4b-1234567890ab", locale: "de" };
const MISSING = { code: "missing" };
const INVALID = { code: "invalid" };
const tooLong = (max: number) => ({ code: "tooLong", max });
const createEmailAddress = (length: number) => `a@${"b".repeat(length - 6)}.com`;

function findProblems(fields: object) {
  const { error } = publicDataRequestInput.safeParse({ ...META, ...fields });
  return error ? findFieldProblems(error) : {};
}

test.each(DATA_REQUEST_TYPES)(
  "a request of the type %s needs details only where nobody could answer",
  (type) => {
    const wanted = type === "rectification" || type === "other" ? { details: MISSING } : {};
    expect(findProblems({ ...VALID_FIELDS, type })).toEqual(wanted);
    expect(findProblems({ ...VALID_FIELDS, type, details: "My name is wrong" })).toEqual({});
  },
);

test.each<[string, object, object]>([
  ["no type", { type: "" }, { type: MISSING }],
  ["no type at all", { type: undefined }, { type: MISSING }],
  ["a blank first name", { firstName: "  " }, { firstName: MISSING }],
  ["a first name at the bound", { firstName: "x".repeat(100) }, {}],
  ["a first name beyond it", { firstName: "x".repeat(101) }, { firstName: tooLong(100) }],
  ["spaces around a first name at the bound", { firstName: ` ${"x".repeat(100)} ` }, {}],
  ["no last name", { lastName: "" }, { lastName: MISSING }],
  ["a last name at the bound", { lastName: "x".repeat(100) }, {}],
  ["a last name beyond it", { lastName: "x".repeat(101) }, { lastName: tooLong(100) }],
  ["no address", { email: "" }, { email: MISSING }],
  ["half an address", { email: "ada@" }, { email: INVALID }],
  ["an address with a line break", { email: "ada@example.com\nBcc: x@example.com" }, { email: INVALID }],
  ["spaces around an address", { email: " ada@example.com " }, {}],
  ["an address at the bound", { email: createEmailAddress(254) }, {}],
  ["an address beyond it", { email: createEmailAddress(255) }, { email: tooLong(254) }],
  ["details at the bound", { details: "x".repeat(2000) }, {}],
  ["details beyond it", { details: "x".repeat(2001) }, { details: tooLong(2000) }],
  ["nothing but half a pair of surrogates in the last name", { lastName: "\ud800" }, { lastName: MISSING }],
  ["no acknowledgement", { acknowledged: false }, { acknowledged: MISSING }],
  [
    "no acknowledgement and no details",
    { type: "other", acknowledged: false },
    { acknowledged: MISSING, details: MISSING },
  ],
])("fields with %s", (_, changed, problems) => {
  expect(findProblems({ ...VALID_FIELDS, ...changed })).toEqual(problems);
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
  expect(Object.keys(findProblems(empty))).toEqual([
    "type",
    "firstName",
    "lastName",
    "email",
    "acknowledged",
  ]);
});

test("an unknown field is refused", () => {
  const valid = { ...META, ...VALID_FIELDS };
  expect(publicDataRequestInput.safeParse(valid).success).toBe(true);
  expect(publicDataRequestInput.safeParse({ ...valid, userId: META.id }).success).toBe(false);
});
