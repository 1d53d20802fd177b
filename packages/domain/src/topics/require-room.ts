import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownedBy } from "../shared/owned-by";
import type { TopicErrorCode } from "./model/topic-errors";
import { TOPIC_LIMITS } from "./model/topic-limits";

/**
 * Refuses with `topics_full` (max) when the user has the maximum number of topics. Call it under the lock of
 * withUserLocked.
 */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const count = await tx.topic.count({ where: { ...ownedBy(actor), deletedAt: null } });
  const max = TOPIC_LIMITS.perUser;
  if (count >= max) throw new DomainError<TopicErrorCode>("topics_full", { max });
}
