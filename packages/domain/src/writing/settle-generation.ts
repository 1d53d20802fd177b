import type { Prisma } from "@takt/db/generated/prisma/client";
import type { WritingFailure } from "./model/writing-failure";
import type { WritingOutcome } from "./ports/writer";
import { toProvenance } from "./to-provenance";

/** Settles a reservation: it costs what it reserved, or nothing. The endpoint's token counts are stored. */
export async function settleGeneration(
  tx: Pick<Prisma.TransactionClient, "generation">,
  id: string,
  settlement: {
    state: "spent" | "free";
    failure: WritingFailure | null;
    outcome: WritingOutcome<unknown>;
    endedAt: Date;
  },
): Promise<void> {
  const { state, failure, outcome, endedAt } = settlement;
  await tx.generation.updateMany({
    where: { id, state: "reserved" },
    data: {
      state,
      failure,
      endedAt,
      ...toProvenance(outcome),
    },
  });
}
