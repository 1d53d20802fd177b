/** An error that came inside a stream, after a 200: what it says, without its words. */
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
