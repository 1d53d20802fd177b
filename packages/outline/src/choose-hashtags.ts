import { toHashtags } from "@takt/text/hashtag";
import { STOP_WORDS } from "@takt/text/stop-words";
import type { OutlineParameters } from "./outline-parameters";

const MAX_HASHTAGS = 5;
const MAX_HASHTAG_LENGTH = 50;
const DEFAULT_HASHTAGS = {
  en: { story: "Story", tips: "Tips", article: "Insights", opinion: "Opinion", learning: "Learning" },
  de: { story: "Erfahrung", tips: "Tipps", article: "Einblick", opinion: "Meinung", learning: "Lernen" },
} as const;

/**
 * Returns the given hashtags, made valid; without any, up to three words of the topic and one of the audience. 1 to
 * 5.
 */
export function chooseHashtags(parameters: OutlineParameters): string[] {
  const { hashtags, topic, targetAudience, language, contentType } = parameters;
  const given = toHashtags(hashtags, MAX_HASHTAGS, MAX_HASHTAG_LENGTH);
  if (given.length > 0) return given;
  const words = [...wordsOf(topic).slice(0, 3), ...wordsOf(targetAudience).slice(0, 1)];
  const derived = toHashtags(words, MAX_HASHTAGS, MAX_HASHTAG_LENGTH);
  return derived.length > 0 ? derived : [DEFAULT_HASHTAGS[language][contentType]];
}

/** Returns capitalised content words. Short words count only as acronyms. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}&-]*/gu)]
    .map(([word]) => word)
    .filter((word) => word.length > 3 || /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word))
    .filter((word) => !STOP_WORDS.en.has(word.toLowerCase()) && !STOP_WORDS.de.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
