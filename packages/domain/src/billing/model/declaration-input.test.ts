import { expect, test } from "vitest";
import { declarationInput } from "./declaration-input";

const CANCELLATION = {
  id: "0190f5a2-7c3e-7d10-8a4b-1234567890ab",
  kind: "cancellation",
  name: "Ada Löwe",
  email: "ada@example.com",
  contract: "Takt Professional",
  wantedOn: null,
  locale: "de",
} as const;
const { wantedOn: _, ...rest } = CANCELLATION;
const WITHDRAWAL = { ...rest, kind: "withdrawal" };
const EXTRAORDINARY = { ...CANCELLATION, kind: "extraordinary_cancellation", reason: "An outage" };
const taken = (input: unknown) => declarationInput.safeParse(input).success;

test("each kind is accepted with its own fields", () => {
  expect([CANCELLATION, EXTRAORDINARY, WITHDRAWAL].map(taken)).toEqual([true, true, true]);
  expect(taken({ ...CANCELLATION, reason: "x" })).toBe(false);
  expect(taken({ ...WITHDRAWAL, wantedOn: null })).toBe(false);
  expect(taken({ ...EXTRAORDINARY, reason: undefined })).toBe(false);
});

test.each([
  [{ name: " " }, false],
  [{ name: "x".repeat(200) }, true],
  [{ name: "x".repeat(201) }, false],
  [{ name: "\u0000" }, false],
  [{ email: " ada@example.com " }, true],
  [{ email: "ada@example" }, false],
  [{ email: "ada@example.com\nBcc: all@example.com" }, false],
  [{ email: `${"x".repeat(320)}@example.com` }, false],
  [{ contract: "" }, false],
  [{ contract: "x".repeat(300) }, true],
  [{ contract: "x".repeat(301) }, false],
  [{ wantedOn: "2026-12-31" }, true],
  [{ wantedOn: "2026-02-30" }, false],
  [{ wantedOn: "31.12.2026" }, false],
  [{ locale: "fr" }, false],
  [{ userId: "x" }, false],
])("a cancellation with %j: %s", (change, ok) => expect(taken({ ...CANCELLATION, ...change })).toBe(ok));

test.each([
  ["", false],
  [" \n", false],
  ["x".repeat(2000), true],
  ["x".repeat(2001), false],
])("a reason of %j: %s", (reason, ok) => expect(taken({ ...EXTRAORDINARY, reason })).toBe(ok));
