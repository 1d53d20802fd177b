/** Escapes a text for Prisma's `contains` and case-insensitive `equals`, which pass it to LIKE unescaped. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
