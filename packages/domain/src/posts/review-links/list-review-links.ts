import { type Actor, inWorkspace } from "../../shared/actor";
import type { CoreDeps } from "../../shared/core-deps";
import { personName } from "../../shared/person-name";
import type { ReviewLinkView } from "../model/review-view";
import { postsOf, refusePost } from "../posts-of";

/** Lists the review links of a post, the newest first, also those that have ended. Refuses with `post_not_found`. */
export async function listReviewLinks(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  postId: string,
): Promise<ReviewLinkView[]> {
  const where = { id: postId, ...postsOf(actor, "posts.share"), deletedAt: null };
  if (!(await db.post.findFirst({ where, select: { id: true } }))) return refusePost(db, actor, postId);
  const rows = await db.reviewLink.findMany({
    where: { postId, ...inWorkspace(actor) },
    include: { membership: { select: { user: { select: { displayName: true, name: true } } } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const now = clock.now();
  return rows.map(({ id, name, mayApprove, membership, createdAt, expiresAt, openedAt, revokedAt }) => ({
    id,
    name,
    mayApprove,
    by: personName(membership.user),
    createdAt,
    expiresAt,
    openedAt,
    state: revokedAt ? "revoked" : expiresAt.getTime() <= now ? "expired" : "open",
  }));
}
