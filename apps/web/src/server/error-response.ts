/** An error of a route handler that is answered with its status and code, before any use case runs. */
export class HttpError extends Error {
  override readonly name = "HttpError";

  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}
/** Returns an error response in the shape that screens read, never cached. */
export function errorResponse(
  status: number,
  code: string,
  data: Readonly<Record<string, unknown>> = {},
): Response {
  return Response.json({ error: { code, data } }, { status, headers: { "cache-control": "no-store" } });
}
