import { expect, test } from "vitest";
import { readStoredFields } from "./stored-fields";

const TYPED = {
  kind: "cancellation",
  name: "Ada",
  email: "ada@example.com",
  contract: "Takt",
  reason: "",
  wantedOn: "",
} as const;

test.each(["", "{", "null", "{}", '{"kind":"other"}', JSON.stringify({ ...TYPED, name: 1 })])(
  "what the browser has stored as %s is nothing typed here",
  (stored) => expect(readStoredFields(stored)).toBeNull(),
);

test("what was typed is read again", () => {
  expect(readStoredFields(JSON.stringify(TYPED))).toEqual(TYPED);
});
