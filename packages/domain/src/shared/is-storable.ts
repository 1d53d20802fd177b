/**
 * Tells whether PostgreSQL can store a text unchanged: it takes no NUL, and a lone surrogate has no UTF-8 form and
 * would become U+FFFD. For every text of an input: `z.string().refine(isStorable)`.
 */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !LONE_SURROGATE.test(text);
}

/** Same as `isWellFormed`, which the ES2023 types lack. */
const LONE_SURROGATE = /\p{Surrogate}/u;
