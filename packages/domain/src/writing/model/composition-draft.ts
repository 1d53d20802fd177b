// zod/mini, because the browser parses its stored drafts by this schema.
import * as z from "zod/mini";
import { compositionAnswers } from "./composition-answers";

/** What is typed in the wizard, also where it cannot be saved yet, and the quote that a new composition begins with. */
export const compositionDraft = z.strictObject({
  answers: z.strictObject({
    ...compositionAnswers.shape,
    topic: z.string(),
    targetAudience: z.string(),
    customCallToAction: z.string(),
    hashtags: z.array(z.string()),
  }),
  quote: z.nullable(z.strictObject({ quote: z.string(), url: z.nullable(z.string()) })),
});
export type CompositionDraft = z.infer<typeof compositionDraft>;
