/** Estimates the number of tokens. */
export function countTokens(text: string): number {
  return splitPieces(text).length;
}

/** Splits a text into streamed pieces: words or parts of long ones, never inside a character. */
export function splitPieces(text: string): string[] {
  return text.match(/\s*[\p{L}\p{M}\p{N}]{1,8}|\s+$|\s*[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}
