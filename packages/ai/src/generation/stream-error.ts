/** An error inside a stream, after a 200, without its message. */
export class StreamError extends Error {
  override readonly name = "StreamError";
  readonly code: string | null;
  readonly type: string | null;

  constructor(
    given: unknown,
    readonly requestID: string | null,
  ) {
    super("error in the stream");
    const { code, type } = (typeof given === "object" && given !== null ? given : {}) as Record<
      string,
      unknown
    >;
    this.code = typeof code === "string" ? code : null;
    this.type = typeof type === "string" ? type : null;
  }
}
