import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { RESTORABLE_HOURS } from "../shared/restorable";
import type { TopicView } from "./model/topic-view";
import { ownTopics } from "./own-topics";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/** The place of a page's last line: milliseconds of `createdAt`, and the id. To clients an opaque text. */
const CURSOR = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const listTopicsInput = z.strictObject({
  /** Instead of the bookmarks: what was removed and can still be restored. */
  removed: z.boolean().optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().regex(CURSOR).optional(),
  limit: z.number().int().min(1).max(100).default(30),
});

/** The actor's bookmarked topics, newest first, a page at a time. */
export async function listTopics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listTopicsInput>,
): Promise<{ topics: TopicView[]; nextCursor: string | null }> {
  const restorableSince = new Date(clock.now() - RESTORABLE_HOURS * 3600_000);
  const rows = await db.topic.findMany({
    where: {
      ...ownTopics(actor),
      deletedAt: input.removed ? { gt: restorableSince } : null,
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
    nextCursor: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
}

/** The place is in the cursor itself: the row behind an id is never asked. */
function after(cursor: string) {
  const [, moment, id] = CURSOR.exec(cursor)!;
  const createdAt = new Date(Number(moment));
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
