/** A refusal of a route handler, in the shape that screens read. Never kept by a cache. */
export function refuse(status: number, code: string, data: Readonly<Record<string, unknown>> = {}): Response {
  return Response.json({ error: { code, data } }, { status, headers: { "cache-control": "no-store" } });
}
