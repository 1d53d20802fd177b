import type { z } from "zod";

/**
 * The shape of an answer. Only what every server supports is sent (all fields required, no bounds); bounds are
 * checked afterwards.
 */
export type AnswerFormat = { name: "post" | "topics"; schema: z.ZodType };
