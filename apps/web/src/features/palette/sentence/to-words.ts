import { foldText } from "@takt/domain/posts/model/natural-time/fold-text";
import type { TimeLanguage } from "@takt/domain/posts/model/natural-time/part";

/** The words of a text, folded as natural time reads them: in small letters, without accents and signs. */
export function toWords(text: string, language: TimeLanguage): string[] {
  return foldText(text, language).text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
