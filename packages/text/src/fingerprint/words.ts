const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns the words of a text as a comparison sees them: compatibility forms and case folded, without punctuation, line
 * ends and emoji, so that neither a copied text nor one with other quotes is a different one.
 */
export function comparedWords(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
}
