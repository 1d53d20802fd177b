import type { Prisma } from "@takt/db/generated/prisma/client";
import { DomainError } from "../shared/domain-error";
import type { WritingErrorCode } from "./model/writing-errors";
import { WRITING_LIMITS } from "./model/writing-limits";

/** Refuses with `rewrites_exceeded` (max) when a composition has the maximum number of versions. */
export async function requireVersionRoom(
  tx: Pick<Prisma.TransactionClient, "textVersion">,
  compositionId: string,
): Promise<void> {
  const max = WRITING_LIMITS.versions;
  if ((await tx.textVersion.count({ where: { compositionId } })) >= max)
    throw new DomainError<WritingErrorCode>("rewrites_exceeded", { max });
}
