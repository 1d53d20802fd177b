/**
 * Parses the JSON object of a finished answer; undefined without one. Servers without structured output wrap it in
 * a code fence or sentences: anything outside the outermost braces is ignored.
 */
export function readJson(raw: string): unknown {
  const first = raw.indexOf("{");
  const last = raw.lastIndexOf("}");
  if (first < 0 || last < first) return undefined;
  try {
    return JSON.parse(raw.slice(first, last + 1)) as unknown;
  } catch {
    // The caller requests JSON once more.
    return undefined;
  }
}
