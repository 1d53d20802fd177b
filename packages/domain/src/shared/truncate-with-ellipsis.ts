/** Truncates a text to `max` characters (code points); a truncated text ends with an ellipsis. */
export function truncateWithEllipsis(text: string, max: number): string {
  const signs = [...text];
  if (signs.length <= max) return text;
  const retained = signs.slice(0, max - 1).join("");
  return `${retained.trimEnd()}…`;
}
