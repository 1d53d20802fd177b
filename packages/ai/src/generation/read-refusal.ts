/**
 * What a server says of a request that it refuses, as the SDK can read it: an object under `error`. Others than OpenAI's
 * answer with a list of such objects, with the object itself, or with `detail`.
 */
export function readRefusal(body: string): string {
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return body;
  }
  const first: unknown = Array.isArray(said) ? said[0] : said;
  if (!isObject(first)) return body;
  if (first.error) return JSON.stringify(first);
  return JSON.stringify({ error: typeof first.message === "string" ? first : { message: body } });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
