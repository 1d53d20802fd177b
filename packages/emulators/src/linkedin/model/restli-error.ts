/** An answer of the API that is an error: thrown by a check, turned into a response in one place. */
export class RestliError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(typeof body.message === "string" ? body.message : `HTTP ${status}`);
  }
}
