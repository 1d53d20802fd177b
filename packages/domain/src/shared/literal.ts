/** Words for Prisma's `contains` and case-insensitive `equals`, which go to LIKE as they are: no sign in them is a wildcard. */
export function literal(words: string): string {
  return words.replace(/[\\%_]/g, "\\$&");
}
