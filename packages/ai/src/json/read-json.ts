/**
 * The JSON object of a finished answer, or undefined when there is none. Servers without structured output wrap it in a
 * code fence, or put a sentence before and after it: what lies outside the outermost braces is left out.
 */
export function readJson(raw: string): unknown {
  const first = raw.indexOf("{");
  const last = raw.lastIndexOf("}");
  if (first < 0 || last < first) return undefined;
  try {
    return JSON.parse(raw.slice(first, last + 1)) as unknown;
  } catch {
    // Not hidden: the caller asks once more for JSON.
    return undefined;
  }
}
