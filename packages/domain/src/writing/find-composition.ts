import type { Composition, Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, ownedBy } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WritingErrorCode } from "./model/writing-errors";

/** Finds one of the actor's compositions. Refuses with `composition_not_found`. */
export async function findComposition(
  db: Pick<Prisma.TransactionClient, "composition">,
  actor: Actor,
  id: string,
): Promise<Composition> {
  const row = await db.composition.findFirst({ where: { id, ...ownedBy(actor) } });
  if (!row) throw new DomainError<WritingErrorCode>("composition_not_found");
  return row;
}
