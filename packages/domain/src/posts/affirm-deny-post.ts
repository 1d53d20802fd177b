import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { transitionPost } from "./transition-post";
import { postsOf } from "./posts-of";

/**
 * Affirms that a post is on LinkedIn, about the attempt that the user was shown. The post is published as of when that
 * attempt was sent, however late the user answers.
 */
export async function affirmPost(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
  attemptId: string,
): Promise<PostView> {
  const sent = await db.post.findFirst({
    where: { id: ref.id, attemptId, ...postsOf(actor, "posts.publish") },
    select: { attemptedAt: true },
  });
  const data = { publishedAt: sent?.attemptedAt ?? null };
  await transitionPost(db, actor, "affirm", ref, data, { attemptId });
  return getPost({ db }, actor, ref.id);
}

/**
 * Denies that an unconfirmed or published post is on LinkedIn, about the attempt that the user was shown. The attempt
 * keeps the URN that LinkedIn named and when the user denied it; the post can be published again.
 */
export async function denyPost(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
  attemptId: string,
): Promise<PostView> {
  await db.$transaction(async (tx) => {
    await transitionPost(tx, actor, "deny", ref, { reason: "denied" }, { attemptId });
    await tx.publishAttempt.updateMany({ where: { id: attemptId }, data: { deniedAt: new Date() } });
  });
  return getPost({ db }, actor, ref.id);
}
