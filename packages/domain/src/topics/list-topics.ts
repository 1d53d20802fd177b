import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import { CURSOR_PATTERN, encodeCursor, decodeCursor } from "../shared/cursor";
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
      ...(input.cursor && after(input.cursor)),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: input.limit + 1,
    select: TOPIC_COLUMNS,
  });
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return {
    topics: page.map(toTopicView),
    nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** The cursor holds the position itself: the row of its id may be gone. */
function after(cursor: string) {
  const { at, id } = decodeCursor(cursor);
  return { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: id } }] };
}
