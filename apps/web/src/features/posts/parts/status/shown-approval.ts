import type { ApprovalState } from "@takt/domain/posts/model/approval-transitions";
import type { PostSummary } from "@takt/domain/posts/model/post-view";

/**
 * Returns the approval that a post's row shows; null for nothing. A scheduled post without one is held, so that is said; a
 * draft for which nobody has asked is like every other draft.
 */
export function toShownApproval({
  status,
  approval,
  deletedAt,
}: Pick<PostSummary, "status" | "approval" | "deletedAt">): ApprovalState | null {
  if (deletedAt || approval === null) return null;
  if (status === "scheduled") return approval;
  return status === "draft" && approval !== "none" ? approval : null;
}
