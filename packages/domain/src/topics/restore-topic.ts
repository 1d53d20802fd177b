import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { RESTORABLE_HOURS } from "../shared/restorable";
import { findSameTopic } from "./find-same-topic";
import { lockTopics } from "./lock-topics";
import type { TopicErrorCode } from "./model/topic-errors";
import type { TopicView } from "./model/topic-view";
import { ownTopics } from "./own-topics";
import { requireRoom } from "./require-room";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/**
 * Undoes a removal; when the same title was bookmarked again meanwhile, that one is answered. Refuses with
 * `topic_not_found` (also when it was removed too long ago) or `topics_full`.
 */
export function restoreTopic(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<TopicView> {
  const since = new Date(clock.now() - RESTORABLE_HOURS * 3600_000);
  return db.$transaction(async (tx) => {
    await lockTopics(tx, actor);
    const found = await tx.topic.findFirst({
      where: { id, ...ownTopics(actor), OR: [{ deletedAt: null }, { deletedAt: { gt: since } }] },
      select: { title: true },
    });
    if (!found) throw new DomainError<TopicErrorCode>("topic_not_found");
    // It is there already, or another of its title is.
    const same = await findSameTopic(tx, actor, found.title);
    if (same) return same;
    await requireRoom(tx, actor);
    const row = await tx.topic.update({
      where: { id, ...ownTopics(actor) },
      data: { deletedAt: null },
      select: TOPIC_COLUMNS,
    });
    return toTopicView(row);
  });
}
