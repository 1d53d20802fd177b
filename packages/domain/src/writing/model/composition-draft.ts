import { type ValueOf, nullable, object, orElse, text } from "../../shared/shape";
import { isWebUrl } from "../../shared/web-url";
import { typedAnswers } from "./composition-answers";

/**
 * The typed fields of the wizard, also where they cannot be saved yet, and the quote that a new composition begins
 * with. Its address is a link on the screen: any but a web address is dropped, and the quote stays.
 */
export const compositionDraft = object({
  answers: typedAnswers,
  quote: nullable(object({ quote: text(), url: orElse(text(isWebUrl), null) })),
});
export type CompositionDraft = ValueOf<typeof compositionDraft>;
