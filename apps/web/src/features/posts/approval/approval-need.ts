import type { ApprovalRules, ApprovalView } from "@takt/domain/posts/model/approval-view";
import type { PostSummary } from "@takt/domain/posts/model/post-view";

/**
 * The approval that a post needs to go out at another time than now. request: one, which is asked for then. again: another one
 * than it has. waiting: the one that is asked for already.
 */
export type ApprovalNeed = "none" | "request" | "again" | "waiting";

export type PlannedPost = Pick<PostSummary, "id" | "status" | "approval">;
/** Facts of the approval beside the post's state, once loaded. */
type Known = { view?: ApprovalView | null; rules?: ApprovalRules };

/** Returns what a post needs when it is given a time; of one that is not saved yet the rules say it. */
export function approvalNeed(post: PlannedPost | null, { view, rules }: Known): ApprovalNeed {
  if (!post) return rules && rules.stages.length > 0 ? "request" : "none";
  if (!post.approval) return "none";
  if (post.approval === "requested") return "waiting";
  if (post.approval !== "approved") return "request";
  // A draft is approved for any time.
  return post.status !== "draft" && view?.isAnyTime === false ? "again" : "none";
}

/** Whether a member whose role approves may approve what they schedule: at the stage that is asked first, and at all that are left. */
export function ownApproval(
  need: ApprovalNeed,
  userId: string,
  { view, rules }: Known,
): { isOffered: boolean; isAll: boolean } {
  const isWaiting = need === "waiting";
  const left = rules?.stages.slice(isWaiting ? (view?.stage?.position ?? 0) : 0) ?? [];
  const own = left.map(({ approverIds }) => approverIds?.includes(userId) ?? true);
  const isAllowed = isWaiting ? view?.mayApprove === true : rules?.isOwnAllowed === true && own[0] === true;
  return { isOffered: need !== "none" && isAllowed, isAll: own.every(Boolean) };
}
