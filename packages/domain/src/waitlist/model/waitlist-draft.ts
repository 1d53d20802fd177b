// zod/mini, because the browser parses its stored drafts by this schema.
import * as z from "zod/mini";

/** The text that a user writes on the waitlist. */
export const waitlistDraft = z.object({
  /** Of the post that is created of it. */
  id: z.string(),
  content: z.string(),
});
export type WaitlistDraft = z.infer<typeof waitlistDraft>;
