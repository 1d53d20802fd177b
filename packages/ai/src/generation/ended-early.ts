import type { WritingFailure } from "@takt/domain/writing/model/writing-failure";

/** Nothing usable will come, and why. */
export class EndedEarly extends Error {
  override readonly name = "EndedEarly";

  constructor(
    readonly reason: WritingFailure,
    readonly requestId: string | null = null,
  ) {
    super(reason);
  }
}
