import { truncate } from "../../shared/truncate";

/** Shortens a text to one line of at most `limit` characters, cut between words and ended by an ellipsis. */
export function toExcerpt(text: string, limit: number): string {
  // Bounds the work on long texts.
  const line = text
    .slice(0, 10 * limit)
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  // The character after the cut is a space: a whole word ends there.
  const end = line[limit - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  // A word as long as the line is cut, but never inside a surrogate pair.
  const retained = end > 0 ? cut.slice(0, end) : truncate(line, limit - 1);
  return `${retained.replace(/[\s,;:.–-]+$/, "")}…`;
}
