import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace } from "../shared/actor";
import { toPage, createdBeyond, pageInput } from "../shared/pagination";
import { restorableSince } from "../shared/restorable";
import { trimmedText } from "../shared/text-input";
import { type TopicView, TOPIC_COLUMNS, toTopicView } from "./model/topic-view";

export const listTopicsInput = z.strictObject({
  /** Lists removed topics that can still be restored instead of the bookmarks. */
  removed: z.boolean().optional(),
  /** Part of the title, the idea of what to say, or a keyword. */
  search: z.optional(trimmedText(200)),
  ...pageInput({ size: 30, max: 100 }),
});

/** Lists the workspace's bookmarked topics, newest first, one page at a time. */
export async function listTopics(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listTopicsInput>,
): Promise<{ topics: TopicView[]; nextCursor: string | null }> {
  const found = input.search ? await findTopics(db, actor, input.search) : null;
  const rows = await db.topic.findMany({
    where: {
      ...inWorkspace(actor),
      deletedAt: input.removed ? { gt: restorableSince(clock) } : null,
      ...(found && { id: { in: found } }),
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

/** Finds the workspace's topics that say what is searched for, folded as in a search of posts (docs/decisions/0049). */
async function findTopics(db: CoreDeps["db"], actor: Actor, search: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select t.id from topics t
    where t.workspace_id = ${actor.workspaceId}::uuid
      and fold_for_search(concat_ws(E'\\u001F', t.title, t.angle, array_to_string(t.keywords, E'\\u001F')))
        like search_pattern(fold_for_search(${search}))`;
  return rows.map(({ id }) => id);
}

/** Counts the topics that are bookmarked in the workspace. */
export async function countTopics({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<{ count: number }> {
  return { count: await db.topic.count({ where: { ...inWorkspace(actor), deletedAt: null } }) };
}
