import { requiredText } from "@takt/domain/shared/text-input";
import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import { z } from "zod";
import { readJson } from "../json/read-json";
import type { AnswerFormat } from "./answer-format";

export const TOPICS_FORMAT: AnswerFormat = {
  name: "topics",
  schema: z.object({
    topics: z.array(
      z.object({ title: z.string(), angle: z.string(), quote: z.string(), keywords: z.array(z.string()) }),
    ),
  }),
};

const MAX_TOPICS = 7;

const topic = z.object({
  title: requiredText(TOPIC_LIMITS.title),
  angle: requiredText(TOPIC_LIMITS.angle),
  quote: requiredText(1_000),
  keywords: z
    .array(requiredText(80))
    .max(50)
    .transform((keywords) => [...new Set(keywords.map((word) => word.replace(/^#/, "")))].slice(0, 5)),
});

/**
 * Reads the topics in the items of an answer, finished or not: at most seven. Invalid or too long ones are left
 * out.
 */
export function readTopics(items: readonly unknown[]): FoundTopic[] {
  return items
    .flatMap((item) => {
      const read = topic.safeParse(item);
      return read.success ? [read.data] : [];
    })
    .slice(0, MAX_TOPICS);
}

/** Reads a finished answer as topics; null when it has none. */
export function readTopicsAnswer(raw: string): FoundTopic[] | null {
  const read = z.object({ topics: z.array(z.unknown()).max(100) }).safeParse(readJson(raw));
  if (!read.success) return null;
  const topics = readTopics(read.data.topics);
  return topics.length > 0 ? topics : null;
}
