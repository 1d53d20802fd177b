import { withoutMark } from "../without-mark";
import { splitSentences } from "./split-sentences";

/** The sentences that readers see: the mark, lines of hashtags and bare signs are none. */
export function readSentences(text: string, language: "en" | "de"): string[] {
  return splitSentences(withoutMark(text), language).filter(
    (sentence) => /[\p{L}\p{N}]/u.test(sentence) && !/^(#[\p{L}\p{M}\p{N}_]+\s*)+$/u.test(sentence),
  );
}
