import { expect, test } from "vitest";
import { readFields, toInput, type NoticeFields } from "./notice-fields";

const META = { id: "0190f5a2-7c3e-7d10-8a4b-1234567890ab", locale: "de" } as const;
const TYPED: NoticeFields = {
  kind: "cancellation",
  name: "Ada",
  email: "ada@example.com",
  contract: "Takt",
  reason: "typed before the kind was changed",
  wantedOn: "",
};

test("each kind is sent with its own fields alone", () => {
  const sent = (kind: NoticeFields["kind"]) => {
    const made = toInput({ ...TYPED, kind }, META);
    return made.kind === "input" ? Object.keys(made.input).sort() : made;
  };
  const shared = ["contract", "email", "id", "kind", "locale", "name"];
  expect(sent("withdrawal")).toEqual(shared);
  expect(sent("cancellation")).toEqual([...shared, "wantedOn"]);
  expect(sent("extraordinary_cancellation")).toEqual([...shared, "reason", "wantedOn"].sort());
  expect(toInput(TYPED, META)).toMatchObject({ input: { wantedOn: null } });
});

test("fields with a problem are named in the order of the page", () => {
  const empty = {
    ...TYPED,
    kind: "extraordinary_cancellation",
    name: " ",
    email: "ada",
    reason: "",
  } as const;
  expect(toInput(empty, META)).toEqual({ kind: "problems", fields: ["reason", "name", "email"] });
  expect(toInput({ ...TYPED, wantedOn: "2026-02-30" }, META)).toEqual({
    kind: "problems",
    fields: ["wantedOn"],
  });
});

test.each(["", "{", "null", "{}", '{"kind":"other"}', JSON.stringify({ ...TYPED, name: 1 })])(
  "what the browser has stored as %s is nothing typed here",
  (stored) => expect(readFields(stored)).toBeNull(),
);

test("what was typed is read again", () => {
  expect(readFields(JSON.stringify(TYPED))).toEqual(TYPED);
});
