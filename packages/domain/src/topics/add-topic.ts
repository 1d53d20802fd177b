import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import { withUserLocked } from "../shared/with-user-locked";
import { findSameTopic } from "./find-same-topic";
import type { TopicInput } from "./model/topic-input";
import type { TopicView } from "./model/topic-view";
import { requireRoom } from "./require-room";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/** Bookmarks a topic; an existing bookmark with this title is answered as it is. Refuses with `topics_full`. */
export function addTopic({ db }: Pick<CoreDeps, "db">, actor: Actor, input: TopicInput): Promise<TopicView> {
  return withUserLocked(db, actor.userId, async (tx) => {
    const same = await findSameTopic(tx, actor, input.title);
    if (same) return same;
    await requireRoom(tx, actor);
    const row = await tx.topic.create({ data: { ...input, ...ownedBy(actor) }, select: TOPIC_COLUMNS });
    return toTopicView(row);
  });
}
