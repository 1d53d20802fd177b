import { expect, test } from "vitest";
import { readStoredFields } from "./stored-fields";

const TYPED = {
  type: "other",
  firstName: "Ada",
  lastName: "",
  email: "",
  details: "",
  acknowledged: true,
} as const;

test("what was typed is read again", () => {
  expect(readStoredFields(JSON.stringify(TYPED))).toEqual(TYPED);
  expect(readStoredFields(JSON.stringify({ ...TYPED, type: "" }))).toEqual({ ...TYPED, type: "" });
});

test.each([
  "",
  "{",
  "null",
  "{}",
  "1",
  JSON.stringify({ ...TYPED, type: "x" }),
  JSON.stringify({ ...TYPED, email: 1 }),
])("what the browser has stored as %s is nothing typed here", (stored) =>
  expect(readStoredFields(stored)).toBeNull(),
);
