import type { Evidence } from "../evidence";
import { findAttempt } from "./find-attempt";
import type { Violation } from "./violation";

/** Invariant 6: nothing is sent after its limit. A re-send asks about a create that was in time. */
export function expired(evidence: Evidence): Violation[] {
  const posts = new Map(evidence.posts.map((post) => [post.id, post]));
  return evidence.calls.flatMap((call) => {
    const attempt = findAttempt(evidence, call);
    const post = attempt && posts.get(attempt.postId);
    // The limit of an earlier scheduling is not kept.
    if (!post || attempt.kind === "resend" || attempt.scheduling !== post.scheduling) return [];
    if (post.expiresAt === null || attempt.sentAt < post.expiresAt) return [];
    const words = `claimed ${attempt.sentAt - post.expiresAt} ms after its limit`;
    return [{ invariant: "6 nothing is sent after its limit", postId: post.id, words }];
  });
}
