import type { Evidence, PostRow } from "../evidence";
import { count } from "./count";

/** Formats what came of the posts in workspaces that approve, of the approvals and of the withdrawn consents. */
export function formatTeams({ posts, approvals, withdrawals }: Evidence): string[] {
  const approving = posts.filter(({ approval }) => approval !== null);
  const isOut = ({ status }: PostRow) => status === "published" || status === "unconfirmed";
  const held = approving.filter(({ reason }) => reason === "not_approved").length;
  const late = approving.filter((post) => isOut(post) && wasApprovedLate(approvals, post)).length;
  return [
    `approving   ${approving.length} posts: ${approving.filter(isOut).length} went out, ${late} of them approved after their time; ${held} held until their limit`,
    `approvals   ${count(approvals.map(({ result, code }) => (result === "refused" ? `refused (${code})` : result)))}`,
    `consent     ${count(withdrawals.map(({ what, result }) => `${what} ${result}`))}`,
  ];
}

/** Returns whether the first approval that was not refused was given when the post was due already. */
export function wasApprovedLate(approvals: Evidence["approvals"], { id, scheduledAt }: PostRow): boolean {
  const given = approvals.filter(({ postId, result }) => postId === id && result !== "refused");
  return given.length > 0 && scheduledAt !== null && given.every(({ endedAt }) => endedAt > scheduledAt);
}
