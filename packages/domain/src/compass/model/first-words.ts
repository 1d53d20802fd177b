/** At most `limit` characters of a text in one line, cut between words and then ended by an ellipsis. */
export function firstWords(text: string, limit: number): string {
  // More than this is not looked at, however long the text is.
  const line = text
    .slice(0, 10 * limit)
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  // The place after it is a space: a whole word ends there.
  const end = line[limit - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  // A word as long as the line is cut, but no character is.
  const kept = end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}
