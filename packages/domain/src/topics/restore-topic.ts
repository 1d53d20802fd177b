import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownedBy } from "../shared/owned-by";
import { restorableSince } from "../shared/restorable";
import { withUserLocked } from "../shared/with-user-locked";
import { findSameTopic } from "./find-same-topic";
import type { TopicErrorCode } from "./model/topic-errors";
import type { TopicView } from "./model/topic-view";
import { requireRoom } from "./require-room";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/**
 * Restores a removed topic; when its title has been bookmarked again since, that bookmark is answered. Refuses with
 * `topic_not_found` (also when it was removed too long ago) or `topics_full`.
 */
export function restoreTopic(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<TopicView> {
  const restorable = { gt: restorableSince(clock) };
  return withUserLocked(db, actor.userId, async (tx) => {
    const found = await tx.topic.findFirst({
      where: { id, ...ownedBy(actor), OR: [{ deletedAt: null }, { deletedAt: restorable }] },
      select: { title: true },
    });
    if (!found) throw new DomainError<TopicErrorCode>("topic_not_found");
    // It is restored already, or its title has been bookmarked again.
    const same = await findSameTopic(tx, actor, found.title);
    if (same) return same;
    await requireRoom(tx, actor);
    const row = await tx.topic.update({
      where: { id, ...ownedBy(actor) },
      data: { deletedAt: null },
      select: TOPIC_COLUMNS,
    });
    return toTopicView(row);
  });
}
