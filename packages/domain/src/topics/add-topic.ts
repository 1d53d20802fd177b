import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { findSameTopic } from "./find-same-topic";
import { lockTopics } from "./lock-topics";
import type { TopicInput } from "./model/topic-input";
import type { TopicView } from "./model/topic-view";
import { ownTopics } from "./own-topics";
import { requireRoom } from "./require-room";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/** Bookmarks a topic; one of this title that is there already is answered as it is. Refuses with `topics_full`. */
export function addTopic({ db }: Pick<Deps, "db">, actor: Actor, input: TopicInput): Promise<TopicView> {
  return db.$transaction(async (tx) => {
    await lockTopics(tx, actor);
    const same = await findSameTopic(tx, actor, input.title);
    if (same) return same;
    await requireRoom(tx, actor);
    const row = await tx.topic.create({ data: { ...input, ...ownTopics(actor) }, select: TOPIC_COLUMNS });
    return toTopicView(row);
  });
}
