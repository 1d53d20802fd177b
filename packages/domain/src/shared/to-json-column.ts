/**
 * A plain value as PostgreSQL's jsonb takes it: it refuses a NUL and half a surrogate pair, which people paste and pages
 * and models send.
 */
export function toJsonColumn<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? inner.replace(/\p{Surrogate}|\u0000/gu, "") : inner,
  ) as Value;
}
