/** A response without a body, with `Content-Length: 0` where a body would be possible. */
export function emptyResponse(status: 200 | 201 | 204, headers: Record<string, string> = {}) {
  return new Response(null, {
    status,
    headers: status === 204 ? headers : { "content-length": "0", ...headers },
  });
}
