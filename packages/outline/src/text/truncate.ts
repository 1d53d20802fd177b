/** Returns the first `length` UTF-16 units of a text, or one fewer where the cut would split a surrogate pair. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/**
 * Truncates a text to `limit` characters (at least 2) between words, with an ellipsis; white space becomes single
 * spaces.
 */
export function truncateWords(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= limit) return flat;
  const cut = flat.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  const retained = space > limit / 2 ? cut.slice(0, space) : truncate(flat, limit - 1);
  return `${retained.replace(/[\s,;:.–-]+$/, "")}…`;
}
