import { truncate } from "./truncate";

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
