import type { z } from "zod/mini";
import { DomainError } from "../../shared/domain-error";
import { approvePost, requestChanges } from "../approvals/decide-approval";
import type { PostsDeps } from "../deps";
import type { PostErrorCode } from "../model/post-errors";
import type { guestApproveInput, guestChangesInput } from "../model/review-link-input";
import type { ReviewView } from "../model/review-view";
import { findReview, type Review, type Visitor } from "./find-review";
import { readReview } from "./open-review";

type Deps = Pick<PostsDeps, "db" | "clock" | "events">;

/** Approves a post as a guest has seen it, where the maker of the link may by now. Refuses as findReview and approvePost do. */
export async function approveAsGuest(
  deps: Deps,
  { token, guestName, version, hash, note }: z.infer<typeof guestApproveInput>,
  visitor: Visitor,
): Promise<ReviewView> {
  const review = await findReviewToDecide(deps, token, visitor);
  const ref = { id: review.postId, version };
  await approvePost(deps, review.maker, { ref, hash, note }, { guestName, reviewLinkId: review.linkId });
  return readReview(deps, review);
}

/** Says as a guest what has to be changed. Refuses as findReview and requestChanges do. */
export async function requestChangesAsGuest(
  deps: Deps,
  { token, guestName, version, note }: z.infer<typeof guestChangesInput>,
  visitor: Visitor,
): Promise<ReviewView> {
  const review = await findReviewToDecide(deps, token, visitor);
  const ref = { id: review.postId, version };
  await requestChanges(deps, review.maker, { ref, note }, { guestName, reviewLinkId: review.linkId });
  return readReview(deps, review);
}

async function findReviewToDecide(deps: Deps, token: string, visitor: Visitor): Promise<Review> {
  const review = await findReview(deps, token, visitor, "reviewWord");
  if (!review.mayApprove) throw new DomainError<PostErrorCode>("approval_of_other");
  return review;
}
