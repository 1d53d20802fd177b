const ORIGIN = "http://localhost:3000";

type Answer = { error?: { code: string; data: { fields?: string[] } } } & Partial<Record<string, unknown>>;

/**
 * Posts JSON to a route handler as a page of Takt does, and returns what it answers with its Cache-Control. `says` is the
 * status with the code of the error, or with `taken`.
 */
export async function postJson(
  handler: (request: Request) => Promise<Response>,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer & { says: string; cache: string | null }> {
  const length = String(Buffer.byteLength(body));
  const json = { "content-type": "application/json", "content-length": length };
  const request = new Request(ORIGIN, {
    method: "POST",
    body,
    headers: { origin: ORIGIN, ...json, ...headers },
  });
  const response = await handler(request);
  const answer = (await response.json()) as Answer;
  const cache = response.headers.get("cache-control");
  return { ...answer, says: `${response.status} ${answer.error?.code ?? "taken"}`, cache };
}
