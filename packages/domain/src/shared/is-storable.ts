/**
 * Whether PostgreSQL can keep a text as it is: it takes no NUL, and half of a surrogate pair has no place in UTF-8, so
 * that it would be stored as U+FFFD. For every text of an input: `z.string().refine(isStorable)`.
 */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !LONE_SURROGATE.test(text);
}

/** As `isWellFormed` finds them, which the types of ES2023 do not have. */
const LONE_SURROGATE = /\p{Surrogate}/u;
