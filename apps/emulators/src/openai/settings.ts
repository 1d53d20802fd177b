import { z } from "zod";
import { SIMULATED_MODEL } from "./answer/simulate-model";
import { FAILURES } from "./model/failures";

const milliseconds = z.number().nonnegative();

/** The settings of POST /_emulator/settings, with their defaults after a start or a reset. */
export const settingsSchema = z.strictObject({
  /** The failure of each valid call, or null. */
  failure: z.enum(FAILURES).nullable().default(null),
  /** The number of calls that fail, counted from the last change of settings. */
  failureTimes: z.union([z.int().positive(), z.literal("always")]).default("always"),
  /** Pieces of text that arrive before a failure in the stream. */
  failureAfter: z.int().nonnegative().default(12),
  /** The wait that `rate` names in both headers; the real API names up to minutes. */
  retryAfterMs: z.int().nonnegative().default(50),
  /** The delay between two pieces of text. */
  tokenMs: milliseconds.default(0),
  /** The delay between two pieces with `slow`. */
  slowTokenMs: milliseconds.default(400),
  /** The served models; any other is 404. All compose outlines; those of `gpt-emulated` look like a real model's. */
  models: z.array(z.string().min(1)).min(1).default(["outline", SIMULATED_MODEL]),
  /** The supported APIs: most servers other than OpenAI's have only Chat Completions. */
  apis: z.array(z.enum(["responses", "chat"])).default(["responses", "chat"]),
  /** Whether `temperature`, and `max_tokens` in Chat, are refused as by reasoning models. */
  reasoningModel: z.boolean().default(true),
  /** The formats that Chat Completions supports: a schema, JSON without one, or neither. */
  chatFormats: z.enum(["json_schema", "json_object", "none"]).default("json_schema"),
  /** The number of pages that a web search finds. */
  searchResults: z.int().min(0).max(20).default(2),
  /** The largest input in tokens. */
  contextTokens: z.int().positive().default(272_000),
});

export type Settings = z.output<typeof settingsSchema>;
