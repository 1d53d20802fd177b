import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { movePost } from "./move-post";
import { ownPosts } from "./own-posts";

/**
 * "It is on LinkedIn": answers the question about the attempt that the user was shown. Published as of when that was
 * sent, however late the answer comes.
 */
export async function affirmPost(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  ref: PostRef,
  attemptId: string,
): Promise<PostView> {
  const sent = await db.post.findFirst({
    where: { id: ref.id, attemptId, ...ownPosts(actor) },
    select: { attemptedAt: true },
  });
  const data = { publishedAt: sent?.attemptedAt ?? null, reason: null };
  await movePost(db, actor, "affirm", ref, data, { attemptId });
  return getPost({ db }, actor, ref.id);
}
