import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import type { AudienceErrorCode } from "./model/audience-errors";
import { AUDIENCE_LIMITS } from "./model/audience-limits";

/** Under the lock of withUserLocked: whether one more fits. Refuses with `audiences_full` (max). */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const count = await tx.audience.count({ where: { ...ownRows(actor), deletedAt: null } });
  const max = AUDIENCE_LIMITS.perUser;
  if (count >= max) throw new DomainError<AudienceErrorCode>("audiences_full", { max });
}
