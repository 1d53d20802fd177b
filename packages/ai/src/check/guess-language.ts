// The smallest of its databases: it tells sixty languages apart as well as the others do, and loads in a fifth of a second.
import eld from "eld/extrasmall";

/** Enough to be sure; the rest costs time. */
const LOOK_AT = 3000;

export type Guess = {
  /** ISO 639-1. */
  language: string;
  /** How far it is ahead of English and of German, each of 1; 0 for that language itself. */
  lead: { en: number; de: number };
};

/** The likeliest of sixty languages, by the letters of a text; null when it is not clear. */
export function guessLanguage(text: string): Guess | null {
  const found = eld.detect(text.slice(0, LOOK_AT));
  if (found.language === "" || !found.isReliable()) return null;
  const scores = found.getScores();
  const best = scores[found.language] ?? 0;
  return { language: found.language, lead: { en: best - (scores.en ?? 0), de: best - (scores.de ?? 0) } };
}
