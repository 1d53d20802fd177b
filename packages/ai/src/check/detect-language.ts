import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";

/** Small words that every text has, and that the other language has not. */
const SMALL_WORDS: Record<WritingLanguage, ReadonlySet<string>> = {
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
/** Fewer small words than this are no proof. */
const ENOUGH = 2;

/** English or German, by the small words of a text; null when too few of them are there, or as many of both. */
export function detectLanguage(text: string): WritingLanguage | null {
  const { en, de } = countSmallWords(text);
  if (Math.max(en, de) < ENOUGH || en === de) return null;
  return en > de ? "en" : "de";
}

/** How many words a text has, and how many of them are small words of each language. */
export function countSmallWords(text: string): Record<WritingLanguage, number> & { words: number } {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (language: WritingLanguage) => words.filter((word) => SMALL_WORDS[language].has(word)).length;
  return { en: count("en"), de: count("de"), words: words.length };
}
