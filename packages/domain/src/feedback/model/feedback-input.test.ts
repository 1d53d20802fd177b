import { expect, test } from "vitest";
import { feedbackInput } from "./feedback-input";

const ID = "0190f5a2-7c3e-7d10-8a4b-1234567890ab";
const valid = { type: "bug", message: "It broke", page: "/app/posts", errorId: `E-${ID}` } as const;
const taken = (change: object) => feedbackInput.safeParse({ ...valid, ...change }).success;

test("the message is trimmed, and a line break is one character", () => {
  expect(feedbackInput.parse({ ...valid, message: " \r\n one\r\ntwo\rthree \n" }).message).toBe(
    "one\ntwo\nthree",
  );
});

test.each([
  ["", false],
  [" \n\t ", false],
  ["x", true],
  ["x".repeat(2000), true],
  [` ${"x".repeat(2000)}\n`, true],
  ["x".repeat(2001), false],
  // 1,000 lines of one letter: 1,999 characters as typed, 2,998 as sent.
  [Array(1000).fill("x").join("\r\n"), true],
  [" ".repeat(20_001), false],
  [" \u0000 ", false],
  [null, false],
])("message %j", (message, ok) => expect(taken({ message })).toBe(ok));

test.each([
  [null, true],
  ["/", true],
  [`/${"x".repeat(299)}`, true],
  [`/${"x".repeat(300)}`, false],
  ["app/posts", false],
  ["https://evil.example/", false],
  ["", false],
  ["\u0000", false],
])("page %j", (page, ok) => expect(taken({ page })).toBe(ok));

test.each([
  [null, true],
  [`E-${ID}`, true],
  [`C-${ID}`, true],
  ["D-1234567890-m1abc2de", true],
  ["E-1", false],
  [`E-${ID}x`, false],
  [`X-${ID}`, false],
  [ID, false],
  [`D-${"1".repeat(21)}-a`, false],
  [`E-${ID}\n`, false],
  ["", false],
])("error id %j", (errorId, ok) => expect(taken({ errorId })).toBe(ok));

test.each(["bug", "feedback"])("type %s is accepted", (type) => expect(taken({ type })).toBe(true));
test.each(["praise", "", null])("type %j is refused", (type) => expect(taken({ type })).toBe(false));
test("other keys are refused", () => expect(taken({ userId: ID })).toBe(false));
