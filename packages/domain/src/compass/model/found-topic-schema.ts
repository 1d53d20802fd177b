import * as z from "zod/mini";

/** A FoundTopic where it comes from outside of the types: a row's JSON, a writer's answer. */
export const foundTopicSchema = z.object({
  title: z.string(),
  angle: z.string(),
  quote: z.string(),
  keywords: z.array(z.string()),
});
