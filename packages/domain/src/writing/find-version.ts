import type { Prisma, TextVersion } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import type { WritingErrorCode } from "./model/writing-errors";

/** One version of one composition of the actor. Refuses with `version_not_found`. */
export async function findVersion(
  db: Pick<Prisma.TransactionClient, "textVersion">,
  actor: Actor,
  { id, versionId }: { id: string; versionId: string },
): Promise<TextVersion> {
  const row = await db.textVersion.findFirst({
    where: { id: versionId, compositionId: id, composition: ownRows(actor) },
  });
  if (!row) throw new DomainError<WritingErrorCode>("version_not_found");
  return row;
}
