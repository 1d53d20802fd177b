import type { PostsDeps } from "../deps";
import { awaitAll } from "../../shared/concurrency";
import { enqueueComments } from "./enqueue-comments";
import { sendComment, type SendCommentDeps } from "./send-comment";

/**
 * Sends the first comments of these posts that are due, each guarded on its own. Returns the milliseconds until the next
 * of them is due, by the database's clock; null when none of them waits.
 */
export async function sendComments(
  deps: SendCommentDeps,
  postIds: readonly string[],
): Promise<{ wait: number | null }> {
  await enqueueComments(deps, postIds);
  await awaitAll(postIds.map((postId) => sendComment(deps, postId)));
  return { wait: await msUntilNext(deps, postIds) };
}

async function msUntilNext(
  { db }: Pick<PostsDeps, "db">,
  postIds: readonly string[],
): Promise<number | null> {
  const [row] = await db.$queryRaw<{ ms: number | null }[]>`
    select (extract(epoch from min(c.due_at) - now()) * 1000)::float8 as ms
    from post_comments c join posts p on p.id = c.post_id
    where c.post_id = any(${[...postIds]}::uuid[]) and c.state = 'waiting'
      and p.status = 'published' and p.scheduling = c.scheduling and p.removed_at is null`;
  return typeof row?.ms === "number" ? Math.max(0, Math.ceil(row.ms)) : null;
}
