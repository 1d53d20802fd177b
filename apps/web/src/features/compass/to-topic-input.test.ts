import { topicInput } from "@takt/domain/topics/model/topic-input";
import { expect, test } from "vitest";
import { toTopicInput } from "./to-topic-input";

const topic = { title: "Feedback", angle: "A story", quote: "It changed my work.", keywords: ["feedback"] };

test("a found topic becomes valid input with its source", () => {
  const page = { source: "url", sourceUrl: "https://example.com/a", language: "en" } as const;
  expect(topicInput.parse(toTopicInput(page, topic))).toEqual({ ...page, ...topic });
  const text = { source: "text", sourceUrl: null, language: "de" } as const;
  expect(topicInput.parse(toTopicInput(text, topic))).toEqual({ source: "text", language: "de", ...topic });
  expect(topicInput.safeParse(toTopicInput(text, { ...topic, angle: "", quote: "" })).success).toBe(true);
});
