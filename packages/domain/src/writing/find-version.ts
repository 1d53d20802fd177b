import type { Prisma, TextVersion } from "@takt/db/generated/prisma/client";
import { type Actor, ownedBy } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WritingErrorCode } from "./model/writing-errors";

/** Finds a version of one of the actor's compositions. Refuses with `version_not_found`. */
export async function findVersion(
  db: Pick<Prisma.TransactionClient, "textVersion">,
  actor: Actor,
  { id, versionId }: { id: string; versionId: string },
): Promise<TextVersion> {
  const row = await db.textVersion.findFirst({
    where: { id: versionId, compositionId: id, composition: ownedBy(actor) },
  });
  if (!row) throw new DomainError<WritingErrorCode>("version_not_found");
  return row;
}
