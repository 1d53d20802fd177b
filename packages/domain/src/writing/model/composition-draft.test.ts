import { expect, test } from "vitest";
import { compositionAnswers, defaultAnswers } from "./composition-answers";
import { compositionDraft } from "./composition-draft";

const answers = { ...defaultAnswers("en"), topic: "Delegation" };

test("answers that can be saved are a draft, with or without a quote", () => {
  const quoted = { answers, quote: { quote: "Trust is lost.", url: null } };
  for (const draft of [quoted, { answers, quote: null }])
    expect(compositionDraft.parse(draft)).toEqual(draft);
});

test("texts that cannot be saved yet are a draft, too", () => {
  for (const change of [
    { topic: "x".repeat(501) },
    { targetAudience: "a\u0000" },
    { customCallToAction: "x".repeat(301) },
    { hashtags: Array.from({ length: 11 }, (_, n) => `tag${n}`) },
  ]) {
    const typed = { ...answers, ...change };
    expect(compositionAnswers.safeParse(typed).success).toBe(false);
    expect(compositionDraft.parse({ answers: typed, quote: null }).answers).toEqual(typed);
  }
});

test.each([
  ["no answers", {}],
  ["a list of answers", []],
  ["a missing answer", { ...answers, tone: undefined }],
  ["an unknown tone", { ...answers, tone: "angry" }],
  ["a number as the topic", { ...answers, topic: 3 }],
  ["an unknown answer", { ...answers, mood: "good" }],
])("%s is no draft", (_name, invalid) => {
  expect(compositionDraft.safeParse({ answers: invalid, quote: null }).success).toBe(false);
});

test("a stored draft keeps its quote without an address that a browser could run", () => {
  const quote = { quote: "Trust is lost.", url: "javascript:alert(1)" };
  expect(compositionDraft.parse({ answers, quote }).quote).toEqual({ ...quote, url: null });
  const page = { ...quote, url: "https://a.example/x" };
  expect(compositionDraft.parse({ answers, quote: page }).quote).toEqual(page);
});
