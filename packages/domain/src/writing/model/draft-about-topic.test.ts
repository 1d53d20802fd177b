import { expect, test } from "vitest";
import { defaultAnswers } from "./composition-answers";
import { compositionAnswers } from "./composition-answers-input";
import { draftAboutTopic } from "./draft-about-topic";

const topic = { title: "Delegation", angle: null, language: "de", sourceUrl: null, quote: null } as const;

test("the answers of a typed topic are its title and its language", () => {
  expect(draftAboutTopic(topic)).toEqual({
    answers: { ...defaultAnswers("de"), topic: "Delegation" },
    quote: null,
  });
});

test("the answers of a found topic include its angle and its quote", () => {
  const found = {
    ...topic,
    angle: "What is lost",
    quote: "Trust is lost.",
    sourceUrl: "https://example.com",
  };
  const start = draftAboutTopic(found);
  expect(start.answers.topic).toBe("Delegation\n\nWhat is lost");
  expect(start.quote).toEqual({ quote: "Trust is lost.", url: "https://example.com" });
  expect(draftAboutTopic({ ...found, sourceUrl: null }).quote).toEqual({
    quote: "Trust is lost.",
    url: null,
  });
});

test("a topic that was found without an angle and a quote has neither", () => {
  expect(draftAboutTopic({ ...topic, angle: "", quote: "" })).toEqual(draftAboutTopic(topic));
});

test("a long title and angle are cut at a word to fit", () => {
  const { answers } = draftAboutTopic({
    ...topic,
    title: "x".repeat(200),
    angle: "word ".repeat(100).trim(),
  });
  expect(answers.topic.length).toBeLessThanOrEqual(500);
  expect(answers.topic).toMatch(/ word…$/);
  expect(compositionAnswers.safeParse(answers).success).toBe(true);
  expect(draftAboutTopic({ ...topic, title: "x".repeat(600) }).answers.topic).toBe(`${"x".repeat(499)}…`);
});

test("a long topic is cut to the wizard's limit without splitting a character", () => {
  for (const fill of [496, 497, 498, 499]) {
    const { answers } = draftAboutTopic({ ...topic, title: `${"x".repeat(fill)}🙂🙂` });
    expect(answers.topic.length).toBeLessThanOrEqual(500);
    expect(answers.topic).not.toMatch(/\p{Cs}/u);
    expect(compositionAnswers.safeParse(answers).success).toBe(true);
  }
});
