import { expect, test } from "vitest";
import { EMPTY_POLL, POLL_LIMITS, isPollComplete, pollDraft } from "./poll";
import { pollInput } from "./poll-input";

const poll = { question: "Which?", options: ["This", "That"], duration: "ONE_DAY" } as const;
const complete = (part: object) => isPollComplete({ ...poll, options: [...poll.options], ...part });

test("a poll is complete with a question and two to four answers that differ", () => {
  expect(complete({})).toBe(true);
  expect(complete({ options: ["a", "b", "c", "d"] })).toBe(true);
});

test.each([
  ["no question", { question: " " }],
  ["an empty answer", { options: ["This", " "] }],
  ["equal answers", { options: ["This", " This "] }],
  ["one answer", { options: ["This"] }],
  ["five answers", { options: ["a", "b", "c", "d", "e"] }],
])("a poll with %s is not complete", (_name, part) => {
  expect(complete(part)).toBe(false);
});

test("the poll that an editor begins with can be saved and not be published", () => {
  expect(pollInput.parse(EMPTY_POLL)).toEqual(EMPTY_POLL);
  expect(isPollComplete(EMPTY_POLL)).toBe(false);
});

test.each([
  ["an empty one", EMPTY_POLL, true],
  [
    "the longest texts",
    { ...poll, question: "x".repeat(POLL_LIMITS.questionLength), options: ["x".repeat(30), ""] },
    true,
  ],
  ["a longer question", { ...poll, question: "x".repeat(POLL_LIMITS.questionLength + 1) }, false],
  ["a longer answer", { ...poll, options: ["x".repeat(31), ""] }, false],
  ["one answer", { ...poll, options: ["a"] }, false],
  ["five answers", { ...poll, options: ["a", "b", "c", "d", "e"] }, false],
  ["another duration", { ...poll, duration: "TWO_DAYS" }, false],
  ["a NUL, which does not count", { ...poll, options: [`${"x".repeat(30)}\u0000`, ""] }, true],
])("a browser and the server agree on a poll with %s", (_name, value, taken) => {
  expect([pollDraft.safeParse(value).success, pollInput.safeParse(value).success]).toEqual([taken, taken]);
});
