/**
 * Makes a plain value storable as jsonb, which refuses NULs and lone surrogates; both occur in pasted texts, pages and
 * model answers.
 */
export function toJsonColumn<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? inner.replace(/\p{Surrogate}|\u0000/gu, "") : inner,
  ) as Value;
}
