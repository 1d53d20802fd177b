/** People's own words for a terminal, on one line and without what could steer it; a dash for what is not known. */
export function plain(words: string | null): string {
  return words?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ") ?? "-";
}
