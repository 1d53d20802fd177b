import { chooseHashtags } from "./choose-hashtags";
import { choosePassages } from "./choose-passages";
import type { Outline, OutlineParameters, OutlineQuote } from "./outline-parameters";
import { OUTLINE_LABELS } from "@takt/text/outline-gaps";

/**
 * Composes the outline of a post from its parameters without a model, so equal input gives equal text. It begins
 * with the label, keeps to the number of sentences of its length (only a custom call to action of several sentences
 * may exceed it), ends with the call to action and has at most 3,000 characters. What only the author can know is
 * a gap in brackets: at least one, more with a personal reference. It has the given hashtags and no others.
 */
export function composeOutline(
  parameters: OutlineParameters,
  { quote = null }: { quote?: OutlineQuote | null } = {},
): Outline {
  const passages = choosePassages(parameters, quote);
  return {
    text: [OUTLINE_LABELS[parameters.language], ...passages].join("\n\n"),
    hashtags: chooseHashtags(parameters),
  };
}
