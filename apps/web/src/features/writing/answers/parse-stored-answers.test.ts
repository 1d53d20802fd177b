import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { parseStoredAnswers } from "./parse-stored-answers";

const start = defaultAnswers("en");
const read = (stored: unknown) => parseStoredAnswers(JSON.stringify(stored), start);

test("what was stored, with the version it was given on", () => {
  const answers = { ...start, topic: "Delegation", tone: "casual" };
  expect(read({ answers, version: 3 })).toEqual({ answers, version: 3 });
  expect(read({ answers, version: null })).toEqual({ answers, version: null });
});

test("a text too long to be saved is not lost", () => {
  const answers = { ...start, topic: "x".repeat(700) };
  expect(read({ answers, version: null })?.answers.topic).toHaveLength(700);
});

test("an answer that an older page did not know has its creating", () => {
  expect(read({ answers: { topic: "Delegation" } })?.answers).toEqual({ ...start, topic: "Delegation" });
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["no answers", "{}"],
  ["a list", "[]"],
  ["an answer that is none", JSON.stringify({ answers: { ...start, tone: "angry" } })],
  ["a topic that is none", JSON.stringify({ answers: { ...start, topic: 3 } })],
  ["an answer nobody asked for", JSON.stringify({ answers: { ...start, mood: "good" } })],
])("%s", (_name, text) => {
  expect(parseStoredAnswers(text, start)).toBeNull();
});
