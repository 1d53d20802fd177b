/** Returns a 303 redirect, never cached. `path` is relative to our origin. */
export function seeOther(origin: string, path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location: new URL(path, origin).href, "cache-control": "no-store", ...headers },
  });
}
