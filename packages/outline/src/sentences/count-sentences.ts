import { withoutMark } from "../without-mark";
import { splitSentences } from "./split-sentences";

/** How many sentences readers see: the mark, lines of hashtags and bare signs are none. */
export function countSentences(text: string, language: "en" | "de"): number {
  return splitSentences(withoutMark(text), language).filter(
    (sentence) => /[\p{L}\p{N}]/u.test(sentence) && !/^(#[\p{L}\p{M}\p{N}_]+\s*)+$/u.test(sentence),
  ).length;
}
