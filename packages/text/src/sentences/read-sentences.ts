import { removeHashtags } from "../hashtag";
import { removeLinks } from "../links/find-links";
import { splitSentences } from "./split-sentences";

/** Returns the sentences of a text that have words: hashtags, links and symbols alone are no sentences. */
export function readSentences(text: string): string[] {
  return splitSentences(text).filter((sentence) =>
    /[\p{L}\p{N}]/u.test(removeHashtags(removeLinks(sentence))),
  );
}
