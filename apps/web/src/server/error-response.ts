/** Returns an error response in the shape that screens read, never cached. */
export function errorResponse(
  status: number,
  code: string,
  data: Readonly<Record<string, unknown>> = {},
): Response {
  return Response.json({ error: { code, data } }, { status, headers: { "cache-control": "no-store" } });
}
