import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { answerProblems } from "./answer-problems";
import { topicAnswers } from "./topic-answers";

const topic = { title: "Delegation", angle: null, language: "de", sourceUrl: null, quote: null } as const;

test("the answers of a typed topic are its title and its language", () => {
  expect(topicAnswers(topic)).toEqual({
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
  const start = topicAnswers(found);
  expect(start.answers.topic).toBe("Delegation\n\nWhat is lost");
  expect(start.quote).toEqual({ quote: "Trust is lost.", url: "https://example.com" });
  expect(topicAnswers({ ...found, sourceUrl: null }).quote).toEqual({ quote: "Trust is lost.", url: null });
});

test("a long title and angle are cut at a word to fit", () => {
  const { answers } = topicAnswers({ ...topic, title: "x".repeat(200), angle: "word ".repeat(100).trim() });
  expect(answers.topic.length).toBeLessThanOrEqual(500);
  expect(answers.topic).toMatch(/ word…$/);
  expect(answerProblems(answers)).toEqual({});
  expect(topicAnswers({ ...topic, title: "x".repeat(600) }).answers.topic).toBe(`${"x".repeat(499)}…`);
});
