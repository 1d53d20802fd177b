import { expect, test } from "vitest";
import { findNoticeProblems, type NoticeFields, toNoticeFields } from "./notice-fields";
import { noticeInput } from "./notice-input";

const META = { id: "0190f5a2-7c3e-7d10-8a4b-1234567890ab", locale: "de" };
const VALID: NoticeFields = {
  kind: "extraordinary_cancellation",
  name: "Ada Löwe",
  email: "ada@example.com",
  contract: "Takt Professional",
  reason: "An outage of two weeks",
  wantedOn: "",
};
const emailOf = (length: number) => `a@${"b".repeat(length - 6)}.com`;

test.each<[string, Partial<NoticeFields>, object]>([
  ["nothing wrong", {}, {}],
  ["a blank name", { name: " " }, { name: "missing" }],
  ["a name at the bound", { name: ` ${"x".repeat(200)} ` }, {}],
  ["a name beyond it", { name: "x".repeat(201) }, { name: "tooLong" }],
  ["nothing but a NUL in the name", { name: "\u0000" }, { name: "missing" }],
  ["nothing but half a character in the contract", { contract: "\ud83e" }, { contract: "missing" }],
  ["no address", { email: "" }, { email: "missing" }],
  ["half an address", { email: "ada@" }, { email: "invalid" }],
  ["an address at the bound", { email: emailOf(320) }, {}],
  ["an address beyond it", { email: emailOf(321) }, { email: "tooLong" }],
  ["a contract at the bound", { contract: "x".repeat(300) }, {}],
  ["a contract beyond it", { contract: "x".repeat(301) }, { contract: "tooLong" }],
  ["a reason at the bound", { reason: "🦉".repeat(1000) }, {}],
  ["a reason beyond it", { reason: "x".repeat(2001) }, { reason: "tooLong" }],
  ["no reason", { reason: "\n" }, { reason: "missing" }],
  ["a leap day", { wantedOn: "2028-02-29" }, {}],
  ["a day that no calendar has", { wantedOn: "2026-02-30" }, { wantedOn: "invalid" }],
  ["a month that no calendar has", { wantedOn: "2026-13-01" }, { wantedOn: "invalid" }],
  ["a day of another form", { wantedOn: "31.12.2026" }, { wantedOn: "invalid" }],
])("fields with %s are judged as the server judges them", (_, changed, problems) => {
  const fields = { ...VALID, ...changed };
  expect(findNoticeProblems(fields)).toEqual(problems);
  const input = noticeInput.safeParse({ ...META, ...toNoticeFields(fields) });
  expect([...new Set(input.error?.issues.map(({ path }) => path[0]))]).toEqual(Object.keys(problems));
});

test("each kind is checked and sent with its own fields alone", () => {
  const typed = { ...VALID, reason: "", wantedOn: "x" };
  expect(findNoticeProblems({ ...typed, kind: "withdrawal" })).toEqual({});
  expect(findNoticeProblems({ ...typed, kind: "cancellation" })).toEqual({ wantedOn: "invalid" });
  const sent = (kind: NoticeFields["kind"]) => Object.keys(toNoticeFields({ ...VALID, kind })).sort();
  const shared = ["contract", "email", "kind", "name"];
  expect(sent("withdrawal")).toEqual(shared);
  expect(sent("cancellation")).toEqual([...shared, "wantedOn"]);
  expect(sent("extraordinary_cancellation")).toEqual([...shared, "reason", "wantedOn"].sort());
  expect(toNoticeFields(VALID)).toMatchObject({ wantedOn: null });
});
