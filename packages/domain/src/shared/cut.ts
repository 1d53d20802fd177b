/** The first `length` UTF-16 units of a text, or one fewer: half of a character is none, and would be refused. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
