/**
 * Tells whether every line break of the texts stands between two quotes, as LinkedIn writes most archives
 * (docs/linkedin-api.md, The data archive). False when no text has a line break.
 */
export function createWrapDetector() {
  let breaks = 0;
  let wrapped = 0;
  return {
    add(text: string): void {
      breaks += text.match(/\n/g)?.length ?? 0;
      wrapped += text.match(/"\r?\n(?=")/g)?.length ?? 0;
    },
    isWrapped: () => breaks > 0 && breaks === wrapped,
  };
}

/** Removes the quotes around line breaks, and the single one that may be left at the end of such a text. */
export function unwrapQuotes(text: string): string {
  const parts = text.split(/"\r?\n"/);
  if (parts.length === 1) return text;
  const joined = parts.join("\n");
  const isOdd = (joined.match(/"/g)?.length ?? 0) % 2 === 1;
  return isOdd && joined.endsWith('"') ? joined.slice(0, -1) : joined;
}
