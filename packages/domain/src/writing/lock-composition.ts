import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import type { WritingErrorCode } from "./model/writing-errors";

/**
 * Inside a transaction: holds the composition until it has ended, so that versions get their numbers one after the
 * other, and notes that it was worked on. Refuses with `composition_not_found`.
 */
export async function lockComposition(
  tx: Prisma.TransactionClient,
  actor: Actor,
  id: string,
  now: number,
): Promise<void> {
  const { count } = await tx.composition.updateMany({
    where: { id, ...ownRows(actor) },
    data: { updatedAt: new Date(now) },
  });
  if (count === 0) throw new DomainError<WritingErrorCode>("composition_not_found");
}
