import { expect, test } from "vitest";
import { defaultAnswers } from "./composition-answers";
import { compositionAnswers } from "./composition-answers-input";
import { compositionDraft } from "./composition-draft";

const read = (value: unknown) => {
  const parsed = compositionDraft.safeParse(value);
  return parsed.success ? parsed.data : null;
};
const answers = { ...defaultAnswers("en"), topic: "Delegation" };

test("answers that can be saved are a draft, with or without a quote", () => {
  const quoted = { answers, quote: { quote: "Trust is lost.", url: null } };
  for (const draft of [quoted, { answers, quote: null }]) expect(read(draft)).toEqual(draft);
});

test("texts that cannot be saved yet are a draft, too", () => {
  for (const change of [
    { topic: "x".repeat(501) },
    { targetAudience: "x".repeat(1001) },
    { customCallToAction: "x".repeat(301) },
    { hashtags: Array.from({ length: 11 }, (_, n) => `tag${n}`) },
  ]) {
    const typed = { ...answers, ...change };
    expect(compositionAnswers.safeParse(typed).success).toBe(false);
    expect(read({ answers: typed, quote: null })?.answers).toEqual(typed);
  }
});

test.each([
  ["no answers", {}],
  ["a list of answers", []],
  ["a missing answer", { ...answers, tone: undefined }],
  ["an unknown tone", { ...answers, tone: "angry" }],
  ["a number as the topic", { ...answers, topic: 3 }],
])("%s is no draft", (_name, invalid) => {
  expect(compositionDraft.safeParse({ answers: invalid, quote: null }).success).toBe(false);
});

test("a stored draft keeps its quote without an address that a browser could run", () => {
  const quote = { quote: "Trust is lost.", url: "javascript:alert(1)" };
  expect(read({ answers, quote })?.quote).toEqual({ ...quote, url: null });
  const page = { ...quote, url: "https://a.example/x" };
  expect(read({ answers, quote: page })?.quote).toEqual(page);
});

test("an answer that an older page has stored and no page knows is dropped", () => {
  expect(read({ answers: { ...answers, mood: "good" }, quote: null })).toStrictEqual({
    answers,
    quote: null,
  });
});
