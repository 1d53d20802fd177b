import { type ValueOf, object, text } from "../../shared/shape";

/** The typed fields of the first post, also where it cannot be saved yet. */
export const firstPostDraft = object({
  content: text(),
  /** As typed: separated by commas or spaces. */
  hashtags: text(),
});
export type FirstPostDraft = ValueOf<typeof firstPostDraft>;
