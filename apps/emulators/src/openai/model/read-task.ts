import type { OutlineRewrite } from "@takt/outline/compose-rewrite";
import type { OutlineParameters, OutlineQuote } from "@takt/outline/outline-parameters";
import { z } from "zod";

/** The text to write; `plain` is a message without a task. */
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
  | { kind: "plain"; text: string };

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
 * Reads the task from the user's messages: the first line of JSON between `<parameters>` and `</parameters>`. It is on
 * one line, so that a text quoted in it cannot close it. Without a valid task the last message itself is the task.
 */
export function readTask(userMessages: string[]): Task {
  for (const message of userMessages) {
    const line = /<parameters>[^\S\n]*\n?(\{[^\n]*\})[^\S\n]*\n?<\/parameters>/.exec(message)?.[1];
    if (line === undefined) continue;
    try {
      const task = schema.safeParse(JSON.parse(line));
      if (task.success) return task.data;
    } catch {
      // Invalid JSON is treated as plain text.
    }
  }
  return { kind: "plain", text: userMessages.at(-1) ?? "" };
}
