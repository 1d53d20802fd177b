import type { Prisma } from "@takt/db/generated/prisma/client";
import { escapeLikePattern } from "@takt/db/sql";
import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace, ownIn } from "../shared/actor";
import { withWorkspaceLocked } from "../shared/with-lock";
import type { TopicInput, TopicErrorCode } from "./model/topic-input";
import { TOPIC_LIMITS } from "./model/topic-limits";
import { type TopicView, TOPIC_COLUMNS, toTopicView } from "./model/topic-view";
import { DomainError } from "../shared/domain-error";

/** Bookmarks a topic; an existing bookmark with this title is answered as it is. Refuses with `topics_full`. */
export function addTopic({ db }: Pick<CoreDeps, "db">, actor: Actor, input: TopicInput): Promise<TopicView> {
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const same = await findSameTopic(tx, actor, input.title);
    if (same) return same;
    await requireRoom(tx, actor);
    const row = await tx.topic.create({ data: { ...input, ...ownIn(actor) }, select: TOPIC_COLUMNS });
    return toTopicView(row);
  });
}

/** Finds the actor's bookmark with this title, case-insensitively. */
export async function findSameTopic(
  tx: Prisma.TransactionClient,
  actor: Actor,
  title: string,
): Promise<TopicView | null> {
  const row = await tx.topic.findFirst({
    where: {
      ...inWorkspace(actor),
      deletedAt: null,
      title: { equals: escapeLikePattern(title), mode: "insensitive" },
    },
    orderBy: { createdAt: "asc" },
    select: TOPIC_COLUMNS,
  });
  return row && toTopicView(row);
}

/**
 * Refuses with `topics_full` (max) when the user has the maximum number of topics. Call it under the lock of
 * withWorkspaceLocked.
 */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const count = await tx.topic.count({ where: { ...inWorkspace(actor), deletedAt: null } });
  const max = TOPIC_LIMITS.perWorkspace;
  if (count >= max) throw new DomainError<TopicErrorCode>("topics_full", { max });
}
