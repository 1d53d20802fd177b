/** An error response of the API, thrown by a check and turned into a response by handleErrors. */
export class RestliError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(typeof body.message === "string" ? body.message : `HTTP ${status}`);
  }
}
