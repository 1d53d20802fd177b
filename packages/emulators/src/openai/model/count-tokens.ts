/** About as many tokens as the service would count. */
export function countTokens(text: string): number {
  return splitPieces(text).length;
}

/** The text in pieces as they are streamed: words with the space before them, long ones in parts; never half a sign. */
export function splitPieces(text: string): string[] {
  return text.match(/\s*[\p{L}\p{M}\p{N}]{1,8}|\s+$|\s*[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}
