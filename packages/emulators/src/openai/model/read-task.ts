import type { OutlineRewrite } from "@takt/outline/compose-rewrite";
import type { OutlineParameters, OutlineQuote } from "@takt/outline/outline-parameters";
import { z } from "zod";

/** What is to be written. plain: whatever somebody else's client said. */
export type Task =
  | { kind: "post"; parameters: OutlineParameters; quote: OutlineQuote | null }
  | {
      kind: "rewrite";
      parameters: OutlineParameters;
      quote: OutlineQuote | null;
      text: string;
      rewrite: OutlineRewrite;
    }
  | { kind: "topics"; text: string; language: "en" | "de" }
  | { kind: "plain"; words: string };

const language = z.enum(["en", "de"]);
const parameters = z.object({
  topic: z.string(),
  targetAudience: z.string(),
  postGoal: z.enum(["visibility", "expertise", "discussion", "business"]),
  contentType: z.enum(["story", "tips", "article", "opinion", "learning"]),
  tone: z.enum(["casual", "professional", "emotional", "provocative"]),
  length: z.enum(["short", "medium", "long"]),
  callToAction: z.enum(["none", "comment", "discussion", "custom"]),
  customCallToAction: z.string().nullable().default(null),
  hashtags: z.array(z.string()),
  personalReference: z.boolean(),
  useResearch: z.boolean().default(false),
  language,
  address: z.enum(["du", "sie"]).default("sie"),
});
const quote = z.object({ quote: z.string(), url: z.string().nullable() }).nullable().default(null);

const schema = z.union([
  z
    .object({
      parameters,
      quote,
      text: z.string(),
      rewrite: z.enum(["shorter", "longer", "more_personal", "other_hook", "other_language"]),
    })
    .transform((task): Task => ({ kind: "rewrite", ...task })),
  z.object({ parameters, quote }).transform((task): Task => ({ kind: "post", ...task })),
  z
    .object({ topicsOf: z.string(), language })
    .transform((task): Task => ({ kind: "topics", text: task.topicsOf, language: task.language })),
]);

/**
 * The task in what the user said: the first line of JSON between `<parameters>` and `</parameters>`. On one line, so that
 * a text quoted in it cannot close it. Without a readable one, the words themselves.
 */
export function readTask(said: string[]): Task {
  for (const words of said) {
    const line = /<parameters>[^\S\n]*\n?(\{[^\n]*\})[^\S\n]*\n?<\/parameters>/.exec(words)?.[1];
    if (line === undefined) continue;
    try {
      const task = schema.safeParse(JSON.parse(line));
      if (task.success) return task.data;
    } catch {
      // No JSON after all: words like any other.
    }
  }
  return { kind: "plain", words: said.at(-1) ?? "" };
}
