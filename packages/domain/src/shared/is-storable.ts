/** Whether PostgreSQL can keep a text: it takes no NUL. For every text of an input: `z.string().refine(isStorable)`. */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000");
}
