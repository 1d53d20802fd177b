import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownRows } from "../shared/own-rows";
import { PLACE, placeOf, readPlace } from "../shared/place";
import { restorableSince } from "../shared/restorable";
import type { TopicView } from "./model/topic-view";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

export const listTopicsInput = z.strictObject({
  /** Instead of the bookmarks: what was removed and can still be restored. */
  removed: z.boolean().optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().regex(PLACE).optional(),
  limit: z.number().int().min(1).max(100).default(30),
});

/** The actor's bookmarked topics, newest first, a page at a time. */
export async function listTopics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listTopicsInput>,
): Promise<{ topics: TopicView[]; nextCursor: string | null }> {
  const rows = await db.topic.findMany({
    where: {
      ...ownRows(actor),
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
    nextCursor: last ? placeOf({ at: last.createdAt, id: last.id }) : null,
  };
}

/** The place is in the cursor itself: the row behind an id is never asked. */
function after(cursor: string) {
  const { at, id } = readPlace(cursor);
  return { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: id } }] };
}
