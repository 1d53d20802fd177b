import type { Evidence } from "../evidence";
import { findAttempt } from "./find-attempt";
import type { Violation } from "./violation";

/** Invariant 6: nothing is sent after its expiry; a re-send belongs to a create that was in time. */
export function sentAfterExpiry(evidence: Evidence): Violation[] {
  const posts = new Map(evidence.posts.map((post) => [post.id, post]));
  return evidence.calls.flatMap((call) => {
    const attempt = findAttempt(evidence, call);
    const post = attempt && posts.get(attempt.postId);
    // The expiry of an earlier scheduling is not stored.
    if (!post || attempt.kind === "resend" || attempt.scheduling !== post.scheduling) return [];
    if (post.expiresAt === null || attempt.sentAt < post.expiresAt) return [];
    const detail = `claimed ${attempt.sentAt - post.expiresAt} ms after its limit`;
    return [{ invariant: "6 nothing is sent after its limit", postId: post.id, detail }];
  });
}
