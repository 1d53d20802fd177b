import type { Composition, Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import type { WritingErrorCode } from "./model/writing-errors";

/** One composition of the actor. Refuses with `composition_not_found`. */
export async function findComposition(
  db: Pick<Prisma.TransactionClient, "composition">,
  actor: Actor,
  id: string,
): Promise<Composition> {
  const row = await db.composition.findFirst({ where: { id, ...ownRows(actor) } });
  if (!row) throw new DomainError<WritingErrorCode>("composition_not_found");
  return row;
}
