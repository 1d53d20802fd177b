// zod/mini, because the browser parses its stored drafts by this schema.
import * as z from "zod/mini";

/** The text of a version as it is typed, also where it cannot be saved yet. */
export const resultDraft = z.strictObject({
  text: z.string(),
  /** Without #. */
  hashtags: z.array(z.string()),
});
export type ResultDraft = z.infer<typeof resultDraft>;
