import { expect, test } from "vitest";
import { EMPTY_POLL, isPollComplete, pollInput } from "./poll";

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
