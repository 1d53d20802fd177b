// zod/mini, because the browser parses its stored drafts by this schema.
import * as z from "zod/mini";

/** What is typed in the first post, also where it cannot be saved yet. */
export const firstPostDraft = z.object({
  content: z.string(),
  /** As typed: separated by commas or spaces. */
  hashtags: z.string(),
});
export type FirstPostDraft = z.infer<typeof firstPostDraft>;
