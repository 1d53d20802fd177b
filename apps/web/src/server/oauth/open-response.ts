/**
 * Headers by which a page of any site may read an answer: clients that run in a browser discover the server and get tokens by
 * it. Nothing of it depends on cookies, which browsers leave out (docs/decisions/0071).
 */
const OPEN = { "access-control-allow-origin": "*", "access-control-expose-headers": "www-authenticate" };

/** Answers JSON that pages of any site may read. */
export function openJson(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...OPEN, "cache-control": "no-store", ...headers } });
}

/** Answers the metadata of this installation, which changes with a release. */
export const openMetadata = (body: unknown): Response =>
  openJson(body, 200, { "cache-control": "public, max-age=300" });

/** Answers the question of a browser whether it may send a request (CORS). */
export function preflight(methods: "GET" | "POST"): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "content-type, mcp-protocol-version",
      "access-control-max-age": "86400",
    },
  });
}
