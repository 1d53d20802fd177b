import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import { type Actor, ownedBy } from "../shared/actor";
import { toPage, createdBeyond, pageInput } from "../shared/pagination";
import { restorableSince } from "../shared/restorable";
import { type TopicView, TOPIC_COLUMNS, toTopicView } from "./model/topic-view";

export const listTopicsInput = z.strictObject({
  /** Lists removed topics that can still be restored instead of the bookmarks. */
  removed: z.boolean().optional(),
  ...pageInput({ size: 30, max: 100 }),
});

/** Lists the actor's bookmarked topics, newest first, one page at a time. */
export async function listTopics(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listTopicsInput>,
): Promise<{ topics: TopicView[]; nextCursor: string | null }> {
  const rows = await db.topic.findMany({
    where: {
      ...ownedBy(actor),
      deletedAt: input.removed ? { gt: restorableSince(clock) } : null,
      ...(input.cursor && createdBeyond(input.cursor)),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: input.limit + 1,
    select: TOPIC_COLUMNS,
  });
  const { page, nextCursor } = toPage(rows, input.limit, ({ createdAt }) => createdAt);
  return {
    topics: page.map(toTopicView),
    nextCursor,
  };
}

/** Counts the topics that the actor has bookmarked. */
export async function countTopics({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<{ count: number }> {
  return { count: await db.topic.count({ where: { ...ownedBy(actor), deletedAt: null } }) };
}
