/** Words of at most `max` signs, whole ones only; what is cut ends with an ellipsis. */
export function cut(words: string, max: number): string {
  const signs = [...words];
  if (signs.length <= max) return words;
  const kept = signs.slice(0, max - 1).join("");
  return `${kept.trimEnd()}…`;
}
