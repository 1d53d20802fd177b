import { chooseHashtags } from "./choose-hashtags";
import { choosePassages } from "./choose-passages";
import type { Outline, OutlineParameters, OutlineQuote } from "./outline-parameters";
import { OUTLINE_MARKS } from "./outline-marks";

/**
 * A post outlined from its parameters, without any model: the same input gives the same text. It begins with the mark,
 * keeps to the length band in sentences (only a custom call to action of several sentences may lift a short text over it),
 * ends with the call to action and has at most 3,000 characters. What only the author can know stands in brackets, and only
 * with a personal reference.
 */
export function composeOutline(
  parameters: OutlineParameters,
  { quote = null }: { quote?: OutlineQuote | null } = {},
): Outline {
  const passages = choosePassages(parameters, quote);
  return {
    text: [OUTLINE_MARKS[parameters.language], ...passages].join("\n\n"),
    hashtags: chooseHashtags(parameters),
  };
}
