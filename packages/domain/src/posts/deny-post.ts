import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { movePost } from "./move-post";

/**
 * "It is not on LinkedIn": about the attempt that the user was shown, unconfirmed or taken for published. The receipt
 * keeps what LinkedIn named, and when the user said so; the post can be published again.
 */
export async function denyPost(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  ref: PostRef,
  attemptId: string,
): Promise<PostView> {
  const gone = { reason: "denied", publishedAt: null, linkedinUrn: null };
  await db.$transaction(async (tx) => {
    await movePost(tx, actor, "deny", ref, gone, { attemptId });
    await tx.publishAttempt.updateMany({ where: { id: attemptId }, data: { deniedAt: new Date() } });
  });
  return getPost({ db }, actor, ref.id);
}
