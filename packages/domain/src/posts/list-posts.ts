import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { isStorable } from "../shared/is-storable";
import { literal } from "../shared/literal";
import { PLACE, placeOf, readPlace } from "../shared/place";
import { restorableSince } from "../shared/restorable";
import { heldPosts } from "./held-posts";
import { POST_STATUSES } from "./model/post-status";
import type { PostSummary } from "./model/post-view";
import { ownPosts } from "./own-posts";
import { POST_VIEW, toPostSummary } from "./to-post-view";

export const listPostsInput = z.strictObject({
  /** None: all but deleted ones. `held`: scheduled, and not going out unless LinkedIn is reconnected. */
  status: z.enum([...POST_STATUSES, "held", "deleted"]).optional(),
  /** Words of the text. */
  search: z.string().max(200).refine(isStorable).trim().optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().regex(PLACE).optional(),
  limit: z.number().int().min(1).max(100).default(30),
});

/** The actor's posts, last changed first, a page at a time. */
export async function listPosts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listPostsInput>,
): Promise<{ posts: PostSummary[]; nextCursor: string | null }> {
  const rows = await db.post.findMany({
    where: {
      ...ownPosts(actor),
      ...(input.status === "held"
        ? heldPosts(await db.user.findUniqueOrThrow({ where: { id: actor.userId } }))
        : input.status === "deleted"
          ? { deletedAt: { gt: restorableSince(clock) } }
          : { deletedAt: null, ...(input.status && { status: input.status }) }),
      ...(input.search && { content: { contains: literal(input.search), mode: "insensitive" as const } }),
      ...(input.cursor && after(input.cursor)),
    },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: input.limit + 1,
    include: POST_VIEW,
  });
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return {
    posts: page.map(toPostSummary),
    nextCursor: last ? placeOf({ at: last.updatedAt, id: last.id }) : null,
  };
}

/**
 * The place is in the cursor itself: asking a row for it would lose the place when that row changes, and
 * would tell when another's row changed.
 */
function after(cursor: string) {
  const { at, id } = readPlace(cursor);
  return { OR: [{ updatedAt: { lt: at } }, { updatedAt: at, id: { lt: id } }] };
}
