/** Same as `isWellFormed`, which the ES2023 types lack. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Tells whether PostgreSQL can store a text unchanged: it takes no NUL, and a lone surrogate has no UTF-8 form and
 * would become U+FFFD. For every text of an input: `z.string().refine(isStorable)`.
 */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !LONE_SURROGATE.test(text);
}

/**
 * Makes a plain value storable as jsonb, which refuses NULs and lone surrogates; both occur in pasted texts, pages and
 * model answers.
 */
export function toJsonColumn<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? inner.replace(/\p{Surrogate}|\u0000/gu, "") : inner,
  ) as Value;
}

/** Error codes of inputs. */
export type InputErrorCode =
  /** A text with a NUL character, which PostgreSQL cannot keep. */
  "text_not_storable";
