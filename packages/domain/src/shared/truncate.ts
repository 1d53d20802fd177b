/**
 * Returns the first `length` UTF-16 units of a text, or one fewer where the cut would split a surrogate pair, which
 * would be refused.
 */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/** Truncates a text to `max` characters (code points); a truncated text ends with an ellipsis. */
export function truncateWithEllipsis(text: string, max: number): string {
  const signs = [...text];
  if (signs.length <= max) return text;
  const retained = signs.slice(0, max - 1).join("");
  return `${retained.trimEnd()}…`;
}
