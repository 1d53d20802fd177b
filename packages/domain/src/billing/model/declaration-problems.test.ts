import { expect, test } from "vitest";
import { findFieldProblems } from "../../shared/field-problems";
import { declarationInput, toDeclarationFields } from "./declaration-input";

const META = { id: "0190f5a2-7c3e-7d10-8a4b-1234567890ab", locale: "de" };
const VALID = {
  kind: "extraordinary_cancellation",
  name: "Ada Löwe",
  email: "ada@example.com",
  contract: "Takt Professional",
  reason: "An outage of two weeks",
  wantedOn: "",
};
const MISSING = { code: "missing" };
const INVALID = { code: "invalid" };
const tooLong = (max: number) => ({ code: "tooLong", max });
const createEmailAddress = (length: number) => `a@${"b".repeat(length - 6)}.com`;

function findProblems(fields: Record<string, string>) {
  const { error } = declarationInput.safeParse({ ...META, ...toDeclarationFields(fields) });
  return error ? findFieldProblems(error) : {};
}

test.each<[string, Record<string, string>, object]>([
  ["nothing wrong", {}, {}],
  ["another kind", { kind: "complaint" }, { kind: INVALID }],
  ["a blank name", { name: " " }, { name: MISSING }],
  ["a name at the bound", { name: ` ${"x".repeat(200)} ` }, {}],
  ["a name beyond it", { name: "x".repeat(201) }, { name: tooLong(200) }],
  ["nothing but a NUL in the name", { name: "\u0000" }, { name: MISSING }],
  ["nothing but half a character in the contract", { contract: "\ud83e" }, { contract: MISSING }],
  ["no address", { email: "" }, { email: MISSING }],
  ["half an address", { email: "ada@" }, { email: INVALID }],
  ["an address at the bound", { email: createEmailAddress(320) }, {}],
  ["an address beyond it", { email: createEmailAddress(321) }, { email: tooLong(320) }],
  ["a contract at the bound", { contract: "x".repeat(300) }, {}],
  ["a contract beyond it", { contract: "x".repeat(301) }, { contract: tooLong(300) }],
  ["a reason at the bound", { reason: "🦉".repeat(1000) }, {}],
  ["a reason beyond it", { reason: "x".repeat(2001) }, { reason: tooLong(2000) }],
  ["no reason", { reason: "\n" }, { reason: MISSING }],
  ["a leap day", { wantedOn: "2028-02-29" }, {}],
  ["a day that no calendar has", { wantedOn: "2026-02-30" }, { wantedOn: INVALID }],
  ["a month that no calendar has", { wantedOn: "2026-13-01" }, { wantedOn: INVALID }],
  ["a day of another form", { wantedOn: "31.12.2026" }, { wantedOn: INVALID }],
])("fields with %s", (_, changed, problems) => {
  expect(findProblems({ ...VALID, ...changed })).toEqual(problems);
});

test("each kind is checked and sent with its own fields alone", () => {
  const typed = { ...VALID, reason: "", wantedOn: "x" };
  expect(findProblems({ ...typed, kind: "withdrawal" })).toEqual({});
  expect(findProblems({ ...typed, kind: "cancellation" })).toEqual({ wantedOn: INVALID });
  const sent = (kind: string) => Object.keys(toDeclarationFields({ ...VALID, kind })).sort();
  const shared = ["contract", "email", "kind", "name"];
  expect(sent("withdrawal")).toEqual(shared);
  expect(sent("cancellation")).toEqual([...shared, "wantedOn"]);
  expect(sent("extraordinary_cancellation")).toEqual([...shared, "reason", "wantedOn"].sort());
  expect(toDeclarationFields(VALID)).toMatchObject({ wantedOn: null });
});
