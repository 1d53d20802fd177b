import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownedBy } from "../shared/owned-by";
import type { AudienceErrorCode } from "./model/audience-errors";
import { AUDIENCE_LIMITS } from "./model/audience-limits";

/**
 * Refuses with `audiences_full` (max) when the user has the maximum number of audiences. Call it under the lock of
 * withUserLocked.
 */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const count = await tx.audience.count({ where: { ...ownedBy(actor), deletedAt: null } });
  const max = AUDIENCE_LIMITS.perUser;
  if (count >= max) throw new DomainError<AudienceErrorCode>("audiences_full", { max });
}
