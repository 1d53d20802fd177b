/** A redirect after something was done; by GET, and never kept. `path` is ours, relative. */
export function goTo(origin: string, path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location: new URL(path, origin).href, "cache-control": "no-store", ...headers },
  });
}
