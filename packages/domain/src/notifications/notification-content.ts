import { createHash } from "node:crypto";
import type { EmailContent } from "../outbox/ports/mailer";
import type { FailureReason } from "../posts/model/failure-reason";
import { SUMMARY_POSTS } from "./model/notification-timing";
import type { NotificationRow } from "./notification-row";
import { postExcerpt } from "./post-excerpt";

/**
 * Returns what the email about one notification says.
 * @param facts.heldBack scheduled posts of the user that wait for a reconnect
 */
export function notificationContent(
  { kind, post, user }: NotificationRow,
  { heldBack, now }: { heldBack: number; now: number },
): EmailContent {
  const { name, timezone: zone } = user;
  const expiresAt = user.linkedinAccessTokenExpiresAt ?? new Date(now);
  switch (kind) {
    case "post_failed":
      return {
        kind,
        name,
        postId: post!.id,
        excerpt: postExcerpt(post!.content),
        reason: (post!.reason ?? "unreachable") as FailureReason,
        words: post!.reasonDetail,
      };
    case "post_unconfirmed":
      return {
        kind,
        name,
        zone,
        postId: post!.id,
        excerpt: postExcerpt(post!.content),
        attemptedAt: post!.attemptedAt ?? new Date(now),
      };
    case "connection_expiring":
      return { kind, name, zone, heldBack, expiresAt, daysLeft: daysUntil(expiresAt, now) };
    case "connection_invalid":
      return { kind, name, heldBack, why: (user.linkedinReason ?? "invalid") as "invalid" };
  }
}

/** Whole days, counting the one that has begun. */
function daysUntil(end: Date, now: number): number {
  return Math.max(1, Math.ceil((end.getTime() - now) / 86_400_000));
}

/** Returns what one email about many posts of a user says, whose notifications are given oldest first. */
export function summaryContent(posts: NotificationRow[]): EmailContent {
  return {
    kind: "summary",
    name: posts[0]!.user.name,
    failed: posts.filter(({ kind }) => kind === "post_failed").length,
    unconfirmed: posts.filter(({ kind }) => kind === "post_unconfirmed").length,
    posts: posts
      .toReversed()
      .slice(0, SUMMARY_POSTS)
      .map(({ kind, post }) => ({
        postId: post!.id,
        excerpt: postExcerpt(post!.content),
        reason: kind === "post_failed" ? (post!.reason as FailureReason | null) : null,
      })),
  };
}

/**
 * Returns the id of an email about many posts, a hash of the notifications it covers: a repeat has the same id, an email
 * about more posts has another.
 */
export function summaryId(posts: NotificationRow[]): string {
  const hash = createHash("sha256").update(posts.map(({ id }) => id).join());
  return `summary-${hash.digest("hex").slice(0, 32)}`;
}
