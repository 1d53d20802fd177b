/** What was typed or pasted without NUL characters: nobody sees them, and no text that has one can be saved. */
export function withoutNul(text: string): string {
  return text.replaceAll("\u0000", "");
}
