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
