/** A refusal before any use case was asked. */
export class DoorError extends Error {
  override readonly name = "DoorError";

  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}
