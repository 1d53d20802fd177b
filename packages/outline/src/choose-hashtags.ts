import type { OutlineParameters } from "./outline-parameters";
import { STOP_WORDS } from "./words/stop-words";
import { toHashtag } from "./words/to-hashtag";

const MOST = 5;
const OTHERWISE = {
  en: { story: "Story", tips: "Tips", article: "Insights", opinion: "Opinion", learning: "Learning" },
  de: { story: "Erfahrung", tips: "Tipps", article: "Einblick", opinion: "Meinung", learning: "Lernen" },
} as const;

/** The given hashtags, made valid; without any: up to three words of the topic and one of the audience. 1 to 5. */
export function chooseHashtags(parameters: OutlineParameters): string[] {
  const { hashtags, topic, targetAudience, language, contentType } = parameters;
  const given = unique(hashtags.map(toHashtag));
  if (given.length > 0) return given;
  const derived = unique([...wordsOf(topic).slice(0, 3), ...wordsOf(targetAudience).slice(0, 1)]);
  return derived.length > 0 ? derived : [OTHERWISE[language][contentType]];
}

/** Words that say something, the first letter in upper case. Short ones only when they are acronyms. */
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
  return [...seen.values()].slice(0, MOST);
}
