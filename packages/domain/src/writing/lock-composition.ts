import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, ownedBy } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WritingErrorCode } from "./model/writing-errors";

/**
 * Locks the composition until the transaction ends, so that versions are numbered one after the other, and updates its
 * time. Refuses with `composition_not_found`.
 */
export async function lockComposition(
  tx: Prisma.TransactionClient,
  actor: Actor,
  id: string,
  now: number,
): Promise<void> {
  const { count } = await tx.composition.updateMany({
    where: { id, ...ownedBy(actor) },
    data: { updatedAt: new Date(now) },
  });
  if (count === 0) throw new DomainError<WritingErrorCode>("composition_not_found");
}
