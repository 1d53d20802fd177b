import { type ValueOf, list, object, text } from "../../shared/shape";

/** The text of a version as it is typed, also where it cannot be saved yet. */
export const resultDraft = object({
  text: text(),
  /** Without #. */
  hashtags: list(text()),
});
export type ResultDraft = ValueOf<typeof resultDraft>;
