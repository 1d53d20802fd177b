import { topicInput } from "@takt/domain/topics/model/topic-input";
import { expect, test } from "vitest";
import { bookmarkInput } from "./bookmark-input";

const topic = { title: "Feedback", angle: "A story", quote: "It changed my work.", keywords: ["feedback"] };

test("with what it was found in, as a bookmark takes it", () => {
  const page = { source: "url", sourceUrl: "https://example.com/a", language: "en" } as const;
  expect(topicInput.parse(bookmarkInput(page, topic))).toEqual({ ...page, ...topic });
  const text = { source: "text", sourceUrl: null, language: "de" } as const;
  expect(topicInput.parse(bookmarkInput(text, topic))).toEqual({ source: "text", language: "de", ...topic });
  expect(topicInput.safeParse(bookmarkInput(text, { ...topic, angle: "", quote: "" })).success).toBe(true);
});
