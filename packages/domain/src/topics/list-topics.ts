import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import { createdBeyond } from "../shared/created-beyond";
import { pageInput } from "../shared/page-input";
import { toPage } from "../shared/to-page";
import { restorableSince } from "../shared/restorable";
import type { TopicView } from "./model/topic-view";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

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
