import type { Approval, CreateCall, Evidence, PostRow } from "../evidence";
import { findAttempt } from "./find-attempt";
import { groupByText } from "./group-by-text";
import { getSentAt, isSame } from "./published-snapshot";
import { snapshotsAt } from "./snapshots-at";
import type { Violation } from "./violation";

const MINUTE_MS = 60_000;

/**
 * Invariant 7: where posts are approved, what is sent, and what LinkedIn then has, is what an approver had seen and
 * approved before, for that time. An approval whose answer was lost may have been given.
 */
export function sentWithoutApproval(evidence: Evidence): Violation[] {
  const sent = unapprovedCalls(evidence);
  const reported = new Set(sent.map(({ postId }) => postId));
  return [...sent, ...unapprovedPosts(evidence).filter(({ postId }) => !reported.has(postId))];
}

function unapprovedCalls(evidence: Evidence): Violation[] {
  const needed = new Map(evidence.posts.filter(needsApproval).map((post) => [post.id, post]));
  return evidence.calls.flatMap((call) => {
    const post = needed.get(findAttempt(evidence, call)?.postId ?? "");
    if (!post) return [];
    const given = approvalsBefore(evidence, [post], call.at);
    if (given.some((approval) => isOf(evidence, approval, call))) return [];
    return [violation(post.id, given, `sent at ${at(call.at)} as ${JSON.stringify(call.text)}`)];
  });
}

/** Files and visibility too are those that were approved. */
function unapprovedPosts(evidence: Evidence): Violation[] {
  return groupByText(evidence).flatMap(({ posts, ledger }) => {
    if (!posts.some(needsApproval)) return [];
    return ledger.flatMap((published) => {
      const given = approvalsBefore(evidence, posts, getSentAt(evidence, published));
      if (given.some(({ snapshot }) => isSame(snapshot, published))) return [];
      const detail = `${published.urn} says ${JSON.stringify(published.text)} with ${published.files.length} files`;
      return [violation(posts[0]!.id, given, detail)];
    });
  });
}

const needsApproval = ({ approval }: PostRow) => approval !== null;

function approvalsBefore({ approvals }: Evidence, posts: readonly PostRow[], until: number): Approval[] {
  return approvals.filter(
    ({ postId, result, startedAt }) =>
      result !== "refused" && startedAt <= until && posts.some(({ id }) => id === postId),
  );
}

/** Returns whether the approval is of this text, and for any time or the one at which it was sent. */
function isOf({ userActions }: Evidence, { postId, snapshot }: Approval, call: CreateCall): boolean {
  if (snapshot.text !== call.text) return false;
  if (snapshot.scheduledAt === null) return true;
  const own = userActions.filter((one) => one.postId === postId);
  const { confirmed, open } = snapshotsAt(own, call.at);
  // The time of a move that was not answered is not known.
  return open.length > 0 || minute(confirmed?.scheduledAt) === minute(snapshot.scheduledAt);
}

/** An approval is of a time on the wall, in minutes. */
const minute = (ms: number | null | undefined) => (ms ? Math.floor(ms / MINUTE_MS) : null);

function violation(postId: string, given: readonly Approval[], what: string): Violation {
  const seen = given.map(
    ({ endedAt, snapshot: { text, files, scheduledAt } }) =>
      `${at(endedAt)} of ${JSON.stringify(text)} with ${files.length} files for ${scheduledAt === null ? "any time" : at(scheduledAt)}`,
  );
  const detail = `${what}, approved before: ${seen.join("; ") || "nothing"}`;
  return { invariant: "7 nothing is published without approval", postId, detail };
}

const at = (ms: number) => new Date(ms).toISOString();
