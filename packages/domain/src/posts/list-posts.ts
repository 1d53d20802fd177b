import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { RESTORABLE_HOURS } from "./delete-post";
import { POST_STATUSES } from "./model/post-status";
import type { PostSummary } from "./model/post-view";
import { ownPosts } from "./own-posts";
import { POST_VIEW, toPostSummary } from "./to-post-view";

export const listPostsInput = z.strictObject({
  /** None: all but deleted ones. */
  status: z.enum([...POST_STATUSES, "deleted"]).optional(),
  /** Words of the text. */
  search: z.string().trim().max(200).optional(),
  /** The last id of the page before. */
  cursor: z.uuid().optional(),
  limit: z.number().int().min(1).max(100).default(30),
});

/** The actor's posts, last changed first, a page at a time. */
export async function listPosts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listPostsInput>,
): Promise<{ posts: PostSummary[]; nextCursor: string | null }> {
  const restorableSince = new Date(clock.now() - RESTORABLE_HOURS * 3600_000);
  const rows = await db.post.findMany({
    where: {
      ...ownPosts(actor),
      ...(input.status === "deleted"
        ? { deletedAt: { gt: restorableSince } }
        : { deletedAt: null, ...(input.status && { status: input.status }) }),
      ...(input.search && { content: { contains: input.search, mode: "insensitive" as const } }),
    },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    ...(input.cursor && { cursor: { id: input.cursor }, skip: 1 }),
    take: input.limit + 1,
    include: POST_VIEW,
  });
  const page = rows.slice(0, input.limit);
  return { posts: page.map(toPostSummary), nextCursor: rows.length > input.limit ? page.at(-1)!.id : null };
}
