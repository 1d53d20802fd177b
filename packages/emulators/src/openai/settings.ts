import { z } from "zod";
import { PLAYED_MODEL } from "./answer/play-model";
import { FAILURES } from "./failures";

const milliseconds = z.number().nonnegative();

/** What can be changed while it runs (POST /_emulator/settings), with what holds after a start or a reset. */
export const settingsSchema = z.strictObject({
  /** What goes wrong with each valid call, or null. */
  failure: z.enum(FAILURES).nullable().default(null),
  /** With how many calls, counted from the last change of settings. */
  failureTimes: z.union([z.int().positive(), z.literal("always")]).default("always"),
  /** Pieces of text that arrive before a failure on the way. */
  failureAfter: z.int().nonnegative().default(12),
  /** Said with `rate` in both headers; the real service says up to minutes. */
  retryAfterMs: z.int().nonnegative().default(50),
  /** Between two pieces of text. */
  tokenMs: milliseconds.default(0),
  /** The same with `slow`. */
  slowTokenMs: milliseconds.default(400),
  /** Served models; any other is 404. All compose outlines; `gpt-emulated` gives them as if a model had written them. */
  models: z.array(z.string().min(1)).min(1).default(["outline", PLAYED_MODEL]),
  /** Paths that exist: most servers other than OpenAI's know only Chat Completions. */
  apis: z.array(z.enum(["responses", "chat"])).default(["responses", "chat"]),
  /** Refuses what reasoning models refuse: `temperature`, and `max_tokens` in Chat. */
  reasoningModel: z.boolean().default(true),
  /** Chat Completions: whether a schema is known, or JSON without one, or neither. */
  chatFormats: z.enum(["json_schema", "json_object", "none"]).default("json_schema"),
  /** Pages that a web search finds. */
  searchResults: z.int().min(0).max(20).default(2),
  /** More input is refused, in tokens. */
  contextTokens: z.int().positive().default(272_000),
});

export type Settings = z.output<typeof settingsSchema>;
