import { MAX_POST_LENGTH } from "@takt/domain/posts/model/post-length";
import { isStorable } from "@takt/domain/shared/is-storable";
import { z } from "zod";
import { readJson } from "../json/read-json";
import type { AnswerFormat } from "./answer-format";

export const POST_FORMAT: AnswerFormat = {
  name: "post",
  schema: z.object({
    text: z.string(),
    hashtags: z.array(z.string()),
    sources: z.array(z.object({ title: z.string(), url: z.string(), figures: z.array(z.string()) })),
  }),
};

// Wider than what is asked: a little too much is for the check and its repair. Servers without structured output
// leave out lists that are empty.
const bounded = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(5 * MAX_POST_LENGTH)
    .refine(isStorable),
  hashtags: z.array(z.string().max(200)).max(100).nullish(),
  sources: z
    .array(
      z.object({
        title: z.string().nullish(),
        url: z.string(),
        // No more than a help for the reader: what is wrong with them does not spoil the text.
        figures: z.array(z.string()).nullish().catch(null),
      }),
    )
    .max(100)
    .nullish(),
});

export type PostAnswer = {
  text: string;
  hashtags: string[];
  sources: ListedSource[];
};

/** A source as the model lists it; `figures`: those of the text that, it says, come from there. */
export type ListedSource = { title: string; url: string; figures: string[] };

/** A finished answer read as a post; null when it is none. */
export function readPostAnswer(raw: string): PostAnswer | null {
  const read = bounded.safeParse(readJson(raw));
  if (!read.success) return null;
  const { text, hashtags, sources } = read.data;
  return {
    text,
    hashtags: hashtags ?? [],
    sources: (sources ?? []).map(({ title, url, figures }) => ({
      title: title ?? "",
      url,
      figures: figures ?? [],
    })),
  };
}
