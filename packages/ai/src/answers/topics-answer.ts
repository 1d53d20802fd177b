import type { FoundTopic } from "@takt/domain/writing/ports/writer";
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

export const MAX_TOPICS = 7;
const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // PostgreSQL takes no NUL.
    .refine((text) => !text.includes("\0"));

const topic = z.object({
  title: words(200),
  angle: words(1_000),
  quote: words(1_000),
  keywords: z
    .array(words(80))
    .max(50)
    .transform((keywords) => [...new Set(keywords.map((word) => word.replace(/^#/, "")))].slice(0, 5)),
});

/** One topic of an answer, checked; null when it is none. */
export function readTopic(item: unknown): FoundTopic | null {
  const read = topic.safeParse(item);
  return read.success ? read.data : null;
}

/** A finished answer read as topics, at most `MAX_TOPICS`; null when it is none. A single bad topic is left out. */
export function readTopicsAnswer(raw: string): FoundTopic[] | null {
  const read = z.object({ topics: z.array(z.unknown()).max(100) }).safeParse(readJson(raw));
  if (!read.success) return null;
  const topics = read.data.topics.map(readTopic).filter((found) => found !== null);
  return topics.length > 0 ? topics.slice(0, MAX_TOPICS) : null;
}
