import { normalizeText } from "@takt/text/normalize-text";

/**
 * Returns a plain value with all its texts in the form that Takt keeps (`normalizeText`): jsonb refuses NULs and lone
 * surrogates, which occur in pasted texts, pages and model answers.
 */
export function toJsonColumn<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? normalizeText(inner) : inner,
  ) as Value;
}
