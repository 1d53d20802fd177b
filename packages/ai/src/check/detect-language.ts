import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import { countSmallWords } from "./count-small-words";
import { guessLanguage } from "./guess-language";

/** Fewer small words than this are no proof. */
const ENOUGH = 2;
/** Of a text with fewer bytes of letters its letters prove nothing: a name, a term. (Chinese has three a character.) */
const FEWEST_BYTES = { other: 20, ours: 60 };
/** A third language is this far ahead of both of ours, one of ours of the other. */
const LEAD = { other: 0.1, ours: 0.2 };

/**
 * English, German or another language; null without proof. Another one shows in the letters. Between ours small words
 * decide, as German texts are full of English terms; the letters do where those are too few, or as many of both.
 */
export function detectLanguage(text: string): WritingLanguage | "other" | null {
  const words = text.replace(/https?:\/\/\S+|[#@][\p{L}\p{M}\p{N}_]+/gu, " ");
  const guess = guessLanguage(words);
  const bytes = new TextEncoder().encode((words.match(/\p{L}+/gu) ?? []).join("")).length;
  if (guess && bytes >= FEWEST_BYTES.other && Math.min(guess.lead.en, guess.lead.de) >= LEAD.other)
    return "other";
  const { en, de } = countSmallWords(words);
  if (Math.max(en, de) >= ENOUGH && en !== de) return en > de ? "en" : "de";
  if (!guess || bytes < FEWEST_BYTES.ours) return null;
  if (guess.language === "en" && guess.lead.de >= LEAD.ours) return "en";
  if (guess.language === "de" && guess.lead.en >= LEAD.ours) return "de";
  return null;
}
