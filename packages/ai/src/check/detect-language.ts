import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import { countStopWords } from "./count-stop-words";
import { guessLanguage } from "./guess-language";

/** Fewer stop words than this prove nothing. */
const MIN_STOP_WORDS = 2;
/**
 * With fewer bytes of letters the letters prove nothing: the text may be a name or a term. (Chinese has three bytes
 * a character.)
 */
const MIN_ALPHABETIC_BYTES = { other: 20, ours: 60 };
/** The minimum lead of a third language over both of ours, and of one of ours over the other. */
const MIN_LEAD = { other: 0.1, ours: 0.2 };

/**
 * Detects English, German or another language; null without evidence. Another language shows in the letters.
 * Between ours the stop words decide, because German texts are full of English terms; with too few or equally many
 * the letters do.
 */
export function detectLanguage(text: string): WritingLanguage | "other" | null {
  const words = text.replace(/https?:\/\/\S+|[#@][\p{L}\p{M}\p{N}_]+/gu, " ");
  const guess = guessLanguage(words);
  const bytes = new TextEncoder().encode((words.match(/\p{L}+/gu) ?? []).join("")).length;
  if (
    guess &&
    bytes >= MIN_ALPHABETIC_BYTES.other &&
    Math.min(guess.lead.en, guess.lead.de) >= MIN_LEAD.other
  )
    return "other";
  const { en, de } = countStopWords(words);
  if (Math.max(en, de) >= MIN_STOP_WORDS && en !== de) return en > de ? "en" : "de";
  if (!guess || bytes < MIN_ALPHABETIC_BYTES.ours) return null;
  if (guess.language === "en" && guess.lead.de >= MIN_LEAD.ours) return "en";
  if (guess.language === "de" && guess.lead.en >= MIN_LEAD.ours) return "de";
  return null;
}
