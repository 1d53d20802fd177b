import { consumeRateLimit } from "../../limits/consume-rate-limit";
import { type Actor, inWorkspace } from "../../shared/actor";
import type { CoreDeps } from "../../shared/core-deps";
import { DomainError } from "../../shared/domain-error";
import { requireAct } from "../../workspaces/model/acts";
import { requireTeamPlan } from "../../workspaces/require-team-plan";
import type { PostErrorCode } from "../model/post-errors";
import type { ReviewLinkInput } from "../model/review-link-input";
import type { NewReviewLink, ReviewLinkView } from "../model/review-view";
import { postsOf, refusePost } from "../posts-of";
import { listReviewLinks } from "./list-review-links";
import { createSecretToken } from "../../secrets/secret-token";

const DAY_MS = 86_400_000;
/** The open links that a post may have. */
const MAX_LINKS = 20;

/**
 * Makes a review link of a post. Its guests may approve where its maker may. Refuses with `act_forbidden`,
 * `workspaces_need_plan`, `post_not_found`, `review_links_full` and `rate_exceeded`.
 */
export async function createReviewLink(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  { postId, name, days, mayApprove }: ReviewLinkInput,
): Promise<NewReviewLink> {
  if (mayApprove) requireAct(actor, "posts.approve");
  await consumeRateLimit(deps, actor, "reviewLink");
  const now = deps.clock.now();
  const { token, tokenHash } = createSecretToken();
  await deps.db.$transaction(async (tx) => {
    await requireTeamPlan(tx, actor, now);
    const where = { id: postId, ...postsOf(actor, "posts.share"), deletedAt: null };
    const open = { revokedAt: null, expiresAt: { gt: new Date(now) } };
    const post = await tx.post.findFirst({
      where,
      select: { _count: { select: { reviewLinks: { where: open } } } },
    });
    if (!post) return refusePost(tx, actor, postId);
    if (post._count.reviewLinks >= MAX_LINKS) throw new DomainError<PostErrorCode>("review_links_full");
    const expiresAt = new Date(now + days * DAY_MS);
    const by = { workspaceId: actor.workspaceId, createdById: actor.userId };
    await tx.reviewLink.create({ data: { ...by, postId, name, tokenHash, mayApprove, expiresAt } });
  });
  return { token, links: await listReviewLinks(deps, actor, postId) };
}

/** Revokes a review link, also another member's: it shows nothing from now on. Refuses with `act_forbidden` and `review_link_not_found`. */
export async function revokeReviewLink(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  { id }: { id: string },
): Promise<ReviewLinkView[]> {
  const where = { id, ...inWorkspace(actor), post: postsOf(actor, "posts.share") };
  const link = await deps.db.reviewLink.findFirst({ where, select: { postId: true } });
  if (!link) throw new DomainError<PostErrorCode>("review_link_not_found");
  await deps.db.reviewLink.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: new Date(deps.clock.now()) },
  });
  return listReviewLinks(deps, actor, link.postId);
}
