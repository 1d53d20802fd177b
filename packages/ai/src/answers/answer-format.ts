import type { z } from "zod";

/**
 * The shape that an answer is to have. Only what every server knows is sent (all fields required, no bounds);
 * the bounds are checked afterwards.
 */
export type AnswerFormat = { name: "post" | "topics"; schema: z.ZodType };
