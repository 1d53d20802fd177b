import { splitSentence } from "@takt/domain/posts/model/natural-time/split-sentence";
import type { TimeLanguage } from "@takt/domain/posts/model/natural-time/part";
import { isQuoted, type NamedPost } from "./match-posts";

/** Texts that are shorter find too much to be asked for. */
const MIN_LENGTH = 2;

/**
 * Returns the search for a typed text: all of it, and of a sentence the longest word of its subject, because its words need not
 * stand together in the post that it names. Empty for a text that is not searched for.
 */
export function toSearch(text: string, drafts: readonly NamedPost[], language: TimeLanguage): string {
  const typed = text.trim();
  const sentence = isQuoted(typed, drafts, language) ? null : splitSentence(typed, language);
  const search = sentence ? longestWord(sentence.subject) : typed;
  return search.length < MIN_LENGTH ? "" : search;
}

function longestWord(subject: string): string {
  const words = subject.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0] ?? "";
}
