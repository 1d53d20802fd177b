import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";

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
export function countStopWords(text: string): Record<WritingLanguage, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (language: WritingLanguage) => words.filter((word) => STOP_WORDS[language].has(word)).length;
  return { en: count("en"), de: count("de") };
}
