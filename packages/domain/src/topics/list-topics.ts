import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import { createdBeyond } from "../shared/created-beyond";
import { CURSOR_PATTERN } from "../shared/cursor";
import { toPage } from "../shared/to-page";
import { restorableSince } from "../shared/restorable";
import type { TopicView } from "./model/topic-view";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

export const listTopicsInput = z.strictObject({
  /** Lists removed topics that can still be restored instead of the bookmarks. */
  removed: z.boolean().optional(),
  /** `nextCursor` of the previous page. */
  cursor: z.string().regex(CURSOR_PATTERN).optional(),
  limit: z.number().int().min(1).max(100).default(30),
});

/** Lists the actor's bookmarked topics, newest first, one page at a time. */
export async function listTopics(
  { db, clock }: Pick<Deps, "db" | "clock">,
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
