import { MAX_POST_LENGTH } from "@takt/domain/posts/model/post-length";
import { normalizeText } from "@takt/text/normalize-text";
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

// The bounds are wider than the request: slight excess is left to the check and its repair. Servers without
// structured output leave out empty lists.
const bounded = z.object({
  text: z
    .string()
    .overwrite(normalizeText)
    .trim()
    .min(1)
    .max(5 * MAX_POST_LENGTH),
  hashtags: z.array(z.string().max(200)).max(100).nullish(),
  sources: z
    .array(
      z.object({
        title: z.string().nullish(),
        url: z.string(),
        // Figures only help the reader: invalid ones do not spoil the text.
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

/** A source in the model's list; `figures` are those it attributes to the source. */
type ListedSource = { title: string; url: string; figures: string[] };

/** Reads a finished answer as a post; null when it is not one. */
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
