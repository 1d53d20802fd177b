/** Removes NUL characters from a typed or pasted text: they are invisible, and PostgreSQL cannot store them. */
export function withoutNul(text: string): string {
  return text.replaceAll("\u0000", "");
}
