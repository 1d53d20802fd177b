import { expect, test } from "vitest";
import { readStoredFields } from "./use-form-fields";

const TYPED = { type: "other", firstName: "Ada", lastName: "", email: "", acknowledged: "on" };

test("what was typed is read again", () => {
  expect(readStoredFields(JSON.stringify(TYPED))).toEqual(TYPED);
  expect(readStoredFields(JSON.stringify({ ...TYPED, type: "" }))).toEqual({ ...TYPED, type: "" });
});

test.each([
  "",
  "{",
  "null",
  "1",
  JSON.stringify({ ...TYPED, email: 1 }),
  JSON.stringify({ ...TYPED, acknowledged: true }),
])("what the browser has stored as %s is nothing typed here", (stored) =>
  expect(readStoredFields(stored)).toBeNull(),
);
