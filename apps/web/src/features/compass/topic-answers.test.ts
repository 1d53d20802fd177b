import { compositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { topicAnswers } from "./topic-answers";

test("the wizard's topic is title and angle in the topic's language", () => {
  expect(topicAnswers({ title: "Feedback", angle: "What changed my work" }, "de")).toMatchObject({
    topic: "Feedback: What changed my work",
    language: "de",
  });
  expect(topicAnswers({ title: "Why feedback?", angle: "A story" }, "en").topic).toBe(
    "Why feedback? A story",
  );
  expect(topicAnswers({ title: "Feedback", angle: "" }, "en").topic).toBe("Feedback");
});

test("a long topic is cut to the wizard's limit without splitting a character", () => {
  for (const fill of [497, 498, 499]) {
    const { topic, ...rest } = topicAnswers({ title: "x", angle: `${"x".repeat(fill - 3)}🙂🙂` }, "en");
    expect(topic.length).toBeLessThanOrEqual(500);
    expect(topic).not.toMatch(/\p{Cs}/u);
    expect(compositionAnswers.safeParse({ topic, ...rest }).success).toBe(true);
  }
});
