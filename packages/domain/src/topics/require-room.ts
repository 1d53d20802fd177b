import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import type { TopicErrorCode } from "./model/topic-errors";
import { TOPIC_LIMITS } from "./model/topic-limits";

/** Under the lock of withUserLocked: whether one more fits. Refuses with `topics_full` (max). */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const count = await tx.topic.count({ where: { ...ownRows(actor), deletedAt: null } });
  const max = TOPIC_LIMITS.perUser;
  if (count >= max) throw new DomainError<TopicErrorCode>("topics_full", { max });
}
