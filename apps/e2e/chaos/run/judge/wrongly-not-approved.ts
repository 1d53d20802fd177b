import type { Approval, Evidence } from "../evidence";
import type { Violation } from "./violation";

/** Acts on a post that leave its approved content as it is. */
const HARMLESS = new Set(["get", "approvals.request", "undoWithdrawal"]);

/** Invariant 5, fourth part: a post fails as not approved only if nobody approved it as it was in the end. */
export function wronglyNotApproved(evidence: Evidence): Violation[] {
  const failed = evidence.posts.filter(
    ({ status, reason }) => status === "failed" && reason === "not_approved",
  );
  return failed.flatMap(({ id }) => {
    const given = evidence.approvals.find(
      (one) => one.postId === id && one.result === "confirmed" && !isChangedSince(evidence, one),
    );
    if (!given) return [];
    const detail = `failed as not approved, though it was approved at ${new Date(given.endedAt).toISOString()} and not changed since`;
    return [{ invariant: "5 not approved only when nobody approved it", postId: id, detail }];
  });
}

/** Returns whether a change of the post, perhaps at the same time, may have voided its approval. */
const isChangedSince = ({ userActions }: Evidence, { postId, startedAt }: Approval) =>
  userActions.some(
    (one) =>
      one.postId === postId &&
      !HARMLESS.has(one.what) &&
      one.result !== "refused" &&
      (one.result === "lost" || one.endedAt >= startedAt),
  );
