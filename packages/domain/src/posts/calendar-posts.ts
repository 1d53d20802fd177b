import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { PostSummary } from "./model/post-view";
import { ownPosts } from "./own-posts";
import { POST_VIEW, toPostSummary } from "./to-post-view";

/** The widest view is six weeks of a month. */
const MAX_RANGE_MS = 62 * 24 * 3600_000;

export const calendarInput = z
  .strictObject({ from: z.date(), to: z.date() })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= MAX_RANGE_MS);

/** Posts with a time in [from, to), in the order of their times. */
export async function calendarPosts(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { from, to }: z.infer<typeof calendarInput>,
): Promise<PostSummary[]> {
  const rows = await db.post.findMany({
    where: { ...ownPosts(actor), deletedAt: null, scheduledAt: { gte: from, lt: to } },
    orderBy: [{ scheduledAt: "asc" }, { id: "asc" }],
    include: POST_VIEW,
  });
  return rows.map(toPostSummary);
}
