import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownedBy } from "../shared/owned-by";
import type { TopicErrorCode } from "./model/topic-errors";

/** Removes a bookmark; it can be restored within RESTORABLE_HOURS. Refuses with `topic_not_found`. */
export async function removeTopic(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<void> {
  const { count } = await db.topic.updateMany({
    where: { id, ...ownedBy(actor), deletedAt: null },
    data: { deletedAt: new Date(clock.now()) },
  });
  if (count === 0) throw new DomainError<TopicErrorCode>("topic_not_found");
}
