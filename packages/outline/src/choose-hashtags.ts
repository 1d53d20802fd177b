import type { OutlineParameters } from "./outline-parameters";
import { STOP_WORDS } from "./text/stop-words";
import { truncate } from "./text/truncate";

const MAX_HASHTAGS = 5;
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
  const given = unique(hashtags.map(toHashtag));
  if (given.length > 0) return given;
  const derived = unique([...wordsOf(topic).slice(0, 3), ...wordsOf(targetAudience).slice(0, 1)]);
  return derived.length > 0 ? derived : [DEFAULT_HASHTAGS[language][contentType]];
}

/** Returns capitalised content words. Short words count only as acronyms. */
function wordsOf(text: string): (string | null)[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}&-]*/gu)]
    .map(([word]) => word)
    .filter((word) => word.length > 3 || /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word))
    .filter((word) => !STOP_WORDS.en.has(word.toLowerCase()) && !STOP_WORDS.de.has(word.toLowerCase()))
    .map(toHashtag)
    .filter((tag) => tag !== null)
    .map((tag) => tag.charAt(0).toUpperCase() + tag.slice(1));
}

function unique(tags: (string | null)[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) if (tag !== null && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  return [...seen.values()].slice(0, MAX_HASHTAGS);
}

/** Returns a hashtag without `#` (letters, digits, underscores, at least one letter, at most 50), or null. */
function toHashtag(typed: string): string | null {
  const tag = truncate(typed.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_]/gu, ""), 50);
  return /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u.test(tag) ? tag : null;
}
