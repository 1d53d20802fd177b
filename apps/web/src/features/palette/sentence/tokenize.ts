import { foldText } from "@takt/domain/posts/model/natural-time/fold-text";
import type { TimeLanguage } from "@takt/domain/posts/model/natural-time/part";

/** Splits a text into its tokens, words and numbers, folded as natural time reads them: in small letters, without accents and signs. */
export function tokenize(text: string, language: TimeLanguage): string[] {
  return foldText(text, language).text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
