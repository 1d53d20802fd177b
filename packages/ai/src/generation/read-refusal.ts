/**
 * Rewrites the body of a refusal so that the SDK can read it: an object under `error`. Servers other than OpenAI's
 * answer with a list of such objects, the object itself, or `detail`.
 */
export function readRefusal(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return body;
  }
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (!isObject(first)) return body;
  if (first.error) return JSON.stringify(first);
  return JSON.stringify({ error: typeof first.message === "string" ? first : { message: body } });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
