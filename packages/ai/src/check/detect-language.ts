import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
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

/** Stop words that every text has and the other language lacks. */
const STOP_WORDS: Record<WritingLanguage, ReadonlySet<string>> = {
  en: new Set(
    "the and of to is that it for on with as are this be at by have from or but not they we you your what which their if will one all would there can been more when who them some how about out up than then into only other its our these no do my".split(
      " ",
    ),
  ),
  de: new Set(
    "der die das und ist nicht ein eine einen einem einer zu den dem mit von für auf im sich des auch es an als aus bei nach wie wir ihr sie du ich aber oder wenn nur noch so wird werden sind hat haben kann mehr über vor zum zur dass ihre ihren deine dein dich dir uns was wer warum durch am um man".split(
      " ",
    ),
  ),
};

/** Counts the stop words of each language in a text. */
function countStopWords(text: string): Record<WritingLanguage, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (language: WritingLanguage) => words.filter((word) => STOP_WORDS[language].has(word)).length;
  return { en: count("en"), de: count("de") };
}
