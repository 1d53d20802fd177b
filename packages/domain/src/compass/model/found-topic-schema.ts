import * as z from "zod/mini";

/** Validates a FoundTopic from an untyped source: a row's JSON or a writer's answer. */
export const foundTopicSchema = z.object({
  title: z.string(),
  angle: z.string(),
  quote: z.string(),
  keywords: z.array(z.string()),
});
