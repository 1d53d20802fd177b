import { createHash } from "node:crypto";
import { isPermitted } from "../connections/model/permissions";
import type { EmailContent } from "../outbox/ports/mailer";
import type { FailureReason } from "../posts/model/failure-reason";
import type { CommentReason } from "../posts/model/first-comment";
import { findGrantOf } from "./find-grants";
import { SUMMARY_POSTS } from "./model/notification-timing";
import type { NotificationRow } from "./notification-row";
import { postExcerpt } from "./post-excerpt";

export type ContentFacts = {
  /** Scheduled posts of the user that wait for a reconnect. */
  heldBack: number;
  /** The times of the user's scheduled posts that have a first comment. */
  commentedAt: readonly Date[];
  now: number;
};

/** Returns what the email about one notification says. */
export function notificationContent(row: NotificationRow, facts: ContentFacts): EmailContent {
  const { kind, post, user } = row;
  const { heldBack, now } = facts;
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
    case "comment_failed":
      return {
        kind,
        name,
        postId: post!.id,
        excerpt: postExcerpt(post!.content),
        reason: post!.comment!.reason as CommentReason | null,
        words: post!.comment!.reasonDetail,
      };
    case "post_moved":
      return {
        kind,
        name,
        postId: post!.id,
        excerpt: postExcerpt(post!.content),
        from: post!.movedFrom!,
        to: post!.scheduledAt!,
        zone: post!.scheduledZone ?? zone,
      };
    case "post_at_risk":
      return {
        kind,
        name,
        postId: post!.id,
        excerpt: postExcerpt(post!.content),
        at: post!.scheduledAt!,
        zone: post!.scheduledZone ?? zone,
      };
    case "connection_expiring":
      return { kind, name, zone, heldBack, expiresAt, daysLeft: daysUntil(expiresAt, now) };
    case "connection_invalid":
      return { kind, name, heldBack, why: (user.linkedinReason ?? "invalid") as "invalid" };
    case "grant_ending":
      return grantContent(row, facts);
  }
}

/** Returns what the email about a further product's grant says, which `isOpen` has found. */
function grantContent({ occasion, user }: NotificationRow, { commentedAt, now }: ContentFacts): EmailContent {
  const {
    product,
    status,
    reason,
    scopes,
    accessTokenExpiresAt: expiresAt,
  } = findGrantOf(occasion, user.linkedinGrants)!;
  const hasEnded = status === "invalid";
  return {
    kind: "grant_ending",
    name: user.name,
    zone: user.timezone,
    product,
    expiresAt,
    daysLeft: daysUntil(expiresAt, now),
    why: hasEnded ? ((reason ?? "invalid") as "invalid") : null,
    comments: isPermitted(scopes, "comment")
      ? commentedAt.filter((at) => hasEnded || at > expiresAt).length
      : 0,
  };
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
    comments: posts.filter(({ kind }) => kind === "comment_failed").length,
    moved: posts.filter(({ kind }) => kind === "post_moved").length,
    atRisk: posts.filter(({ kind }) => kind === "post_at_risk").length,
    posts: posts
      .toReversed()
      .slice(0, SUMMARY_POSTS)
      .map(({ kind, post, user }) => ({
        postId: post!.id,
        excerpt: postExcerpt(post!.content),
        isComment: kind === "comment_failed",
        isAtRisk: kind === "post_at_risk",
        reason: kind === "post_failed" ? (post!.reason as FailureReason | null) : null,
        moved:
          kind === "post_moved"
            ? {
                from: post!.movedFrom!,
                to: post!.scheduledAt!,
                zone: post!.scheduledZone ?? user.timezone,
              }
            : null,
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
