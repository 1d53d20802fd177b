import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { TopicErrorCode } from "./model/topic-input";
import { restorableSince } from "../shared/restorable";
import { withWorkspaceLocked } from "../shared/with-lock";
import { findSameTopic, requireRoom } from "./add-topic";
import { type TopicView, TOPIC_COLUMNS, toTopicView } from "./model/topic-view";

/** Removes a bookmark; it can be restored within RESTORABLE_HOURS. Refuses with `topic_not_found`. */
export async function removeTopic(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<void> {
  const { count } = await db.topic.updateMany({
    where: { id, ...inWorkspace(actor), deletedAt: null },
    data: { deletedAt: new Date(clock.now()) },
  });
  if (count === 0) throw new DomainError<TopicErrorCode>("topic_not_found");
}

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
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const found = await tx.topic.findFirst({
      where: { id, ...inWorkspace(actor), OR: [{ deletedAt: null }, { deletedAt: restorable }] },
      select: { title: true },
    });
    if (!found) throw new DomainError<TopicErrorCode>("topic_not_found");
    // It is restored already, or its title has been bookmarked again.
    const same = await findSameTopic(tx, actor, found.title);
    if (same) return same;
    await requireRoom(tx, actor);
    const row = await tx.topic.update({
      where: { id, ...inWorkspace(actor) },
      data: { deletedAt: null },
      select: TOPIC_COLUMNS,
    });
    return toTopicView(row);
  });
}
