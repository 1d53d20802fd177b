/** Returns the first `length` UTF-16 units of a text, or one fewer where the cut would split a surrogate pair. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
