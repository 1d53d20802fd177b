/** Replaces line breaks and control characters of a user's text for a terminal; null becomes a dash. */
export function sanitizeForTerminal(text: string | null): string {
  return text?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ") ?? "-";
}
