import { createHash } from "node:crypto";
import type { FailureReason } from "../posts/model/failure-reason";
import { postExcerpt } from "./post-excerpt";
import { isOpen } from "./is-open";
import { NOTIFICATION_TIMING, SUMMARY_POSTS } from "./model/notification-timing";
import type { NotificationRow } from "./notification-row";
import type { EmailContent } from "./ports/mailer";

/** An email, and the notifications it covers. */
export type PlannedEmail = { id: string; rows: NotificationRow[]; content: EmailContent };

export type Plan = {
  emails: PlannedEmail[];
  /** Rows that no longer apply or are no longer wanted. */
  skip: NotificationRow[];
  /** Rows that wait until the hour is over, because the user got enough emails. */
  defer: NotificationRow[];
};

/**
 * Plans the emails of one user for `rows`, which are all theirs. A few posts have one email each; more than three
 * within an hour become one summary, and further ones wait. Emails about the connection are always sent.
 * @param sentThisHour emails the user got within the last hour
 * @param heldBack scheduled posts of the user that wait for a reconnect
 */
export function planEmails(
  rows: NotificationRow[],
  { sentThisHour, heldBack, now }: { sentThisHour: number; heldBack: number; now: number },
): Plan {
  const skip = rows.filter((row) => !isOpen(row) || !isWanted(row));
  const left = rows.filter((row) => !skip.includes(row));
  const posts = left.filter((row) => row.post);
  const emails = left.filter((row) => !row.post).map((row) => single(row, heldBack, now));
  if (posts.length === 0) return { emails, skip, defer: [] };
  if (sentThisHour > NOTIFICATION_TIMING.maxSinglesPerHour) return { emails, skip, defer: posts };
  if (sentThisHour + posts.length > NOTIFICATION_TIMING.maxSinglesPerHour) emails.push(summary(posts));
  else emails.push(...posts.map((row) => single(row, heldBack, now)));
  return { emails, skip, defer: [] };
}

function isWanted({ kind, user }: NotificationRow): boolean {
  const choice = user.notificationChoices.find((one) => one.kind === kind);
  return user.waitlistStatus === "active" && user.email !== null && (choice?.email ?? true);
}

function single(row: NotificationRow, heldBack: number, now: number): PlannedEmail {
  return { id: row.id, rows: [row], content: contentOf(row, heldBack, now) };
}

function contentOf({ kind, post, user }: NotificationRow, heldBack: number, now: number): EmailContent {
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

/**
 * Builds one email about many posts. Its id is a hash of the notifications it covers: a repeat has the same id, an
 * email about more posts has another.
 */
function summary(rows: NotificationRow[]): PlannedEmail {
  const newest = rows.toReversed();
  const content: EmailContent = {
    kind: "summary",
    name: rows[0]!.user.name,
    failed: rows.filter(({ kind }) => kind === "post_failed").length,
    unconfirmed: rows.filter(({ kind }) => kind === "post_unconfirmed").length,
    posts: newest.slice(0, SUMMARY_POSTS).map(({ kind, post }) => ({
      postId: post!.id,
      excerpt: postExcerpt(post!.content),
      reason: kind === "post_failed" ? (post!.reason as FailureReason | null) : null,
    })),
  };
  const hash = createHash("sha256").update(rows.map(({ id }) => id).join());
  return { id: `summary-${hash.digest("hex").slice(0, 32)}`, rows, content };
}
