import type { WritingFailure } from "@takt/domain/writing/model/writing-event";

/** Thrown when no usable answer will come, with the reason. */
export class GenerationError extends Error {
  override readonly name = "GenerationError";

  constructor(
    readonly reason: WritingFailure,
    readonly requestId: string | null = null,
  ) {
    super(reason);
  }
}
