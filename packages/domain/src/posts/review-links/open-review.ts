import { readBrand } from "../../brand/read-brand";
import type { CoreDeps } from "../../shared/core-deps";
import { getPost } from "../get-post";
import type { ReviewView } from "../model/review-view";
import type { PostView } from "../model/post-view";
import { readThreads } from "../notes/list-notes";
import { findReview, type Review, type Visitor } from "./find-review";

type Deps = Pick<CoreDeps, "db" | "clock">;

/**
 * Shows a guest the post that a review link is for, as it will go out, and writes down that somebody opened it. Refuses with
 * `review_link_ended` and `rate_exceeded`.
 */
export async function openReview(deps: Deps, token: string, visitor: Visitor): Promise<ReviewView> {
  const review = await findReview(deps, token, visitor);
  const openedAt = new Date(deps.clock.now());
  await deps.db.reviewLink.updateMany({ where: { id: review.linkId }, data: { openedAt } });
  return readReview(deps, review);
}

/** Reads what a guest sees by an open link. */
export async function readReview(deps: Deps, review: Review): Promise<ReviewView> {
  const { maker, postId, linkId, workspace, name, expiresAt } = review;
  const post = await getPost(deps, maker, postId);
  const { headline } = await deps.db.user.findUniqueOrThrow({
    where: { id: post.author.userId },
    select: { headline: true },
  });
  const { senderName: _ofEmails, ...brand } = await readBrand(deps.db, maker.workspaceId);
  return {
    workspace,
    brand,
    name,
    expiresAt,
    post: toReviewedPost(post, headline),
    approval: post.approval && {
      state: post.approval.state,
      hash: post.approval.hash,
      mayApprove: review.mayApprove && post.approval.mayApprove,
    },
    threads: await readThreads(deps.db, { reviewLinkId: linkId, threadId: null }, null),
  };
}

function toReviewedPost(post: PostView, headline: string | null): ReviewView["post"] {
  const { version, status, content, hashtags, visibility, linkCard, poll, firstComment, media } = post;
  const { scheduledAt, scheduledZone, publishedAt, linkedinUrl, author } = post;
  return {
    version,
    status,
    content,
    hashtags,
    visibility,
    linkCard,
    poll,
    firstComment,
    media,
    scheduledAt,
    scheduledZone,
    publishedAt,
    linkedinUrl,
    author: { name: author.name, headline, image: author.image },
  };
}
