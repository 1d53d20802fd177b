import { countFunctionWords } from "../guess-language";
import { HASHTAG_SIGN, HASHTAG_WORD } from "../hashtag-grammar";
import { removeLinks } from "../links/find-links";
import { likeliestLanguage } from "./language-database";

/** Hashtags and names of members say nothing of the language around them. */
const NAMES = new RegExp(`(?:@|${HASHTAG_SIGN})${HASHTAG_WORD}`, "gu");
/** Fewer function words than this prove nothing. */
const MIN_FUNCTION_WORDS = 2;
/**
 * With fewer bytes of letters the letters prove nothing: the text may be a name or a term. (Chinese has three bytes
 * a character.)
 */
const MIN_ALPHABETIC_BYTES = { other: 20, ours: 60 };
/** The minimum lead of a third language over both of ours, and of one of ours over the other. */
const MIN_LEAD = { other: 0.1, ours: 0.2 };

/**
 * Detects English, German or another language; null without evidence. Another language shows in the letters.
 * Between ours the function words decide, because German texts are full of English terms; with too few or equally many
 * the letters do. Requires loadLanguageDatabase.
 */
export function detectLanguage(text: string): "en" | "de" | "other" | null {
  const words = removeLinks(text).replace(NAMES, " ");
  const likeliest = likeliestLanguage(words);
  const bytes = new TextEncoder().encode((words.match(/\p{L}+/gu) ?? []).join("")).length;
  if (
    likeliest &&
    bytes >= MIN_ALPHABETIC_BYTES.other &&
    Math.min(likeliest.lead.en, likeliest.lead.de) >= MIN_LEAD.other
  )
    return "other";
  const { en, de } = countFunctionWords(words);
  if (Math.max(en, de) >= MIN_FUNCTION_WORDS && en !== de) return en > de ? "en" : "de";
  if (!likeliest || bytes < MIN_ALPHABETIC_BYTES.ours) return null;
  if (likeliest.language === "en" && likeliest.lead.de >= MIN_LEAD.ours) return "en";
  if (likeliest.language === "de" && likeliest.lead.en >= MIN_LEAD.ours) return "de";
  return null;
}
