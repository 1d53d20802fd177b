import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { TopicErrorCode } from "./model/topic-input";
import { type TopicView, TOPIC_COLUMNS, toTopicView } from "./model/topic-view";

/** Gets a bookmarked topic. Refuses with `topic_not_found`, also when it was removed. */
export async function getTopic({ db }: Pick<CoreDeps, "db">, actor: Actor, id: string): Promise<TopicView> {
  const row = await db.topic.findFirst({
    where: { id, ...inWorkspace(actor), deletedAt: null },
    select: TOPIC_COLUMNS,
  });
  if (!row) throw new DomainError<TopicErrorCode>("topic_not_found");
  return toTopicView(row);
}
