import { createHash } from "node:crypto";
import type { FailureReason } from "../posts/model/failure-reason";
import { firstWords } from "./first-words";
import { isOpen } from "./is-open";
import { NOTIFYING, SUMMARY_POSTS } from "./model/notification-timing";
import type { NotificationRow } from "./notification-row";
import type { LetterContent } from "./ports/mailer";

/** A letter, and the notifications it speaks of. */
export type PlannedLetter = { id: string; rows: NotificationRow[]; content: LetterContent };

export type Plan = {
  letters: PlannedLetter[];
  /** No longer true, or no longer wanted. */
  drop: NotificationRow[];
  /** Enough letters for now: the next ones wait until the hour is over. */
  putOff: NotificationRow[];
};

/**
 * What one person is sent for `rows`, hers all. A few posts have a letter each; more than three letters within an hour become one about
 * all of them, and after that one the rest waits. Letters about the connection are always sent.
 * @param sentThisHour letters she got within the last hour
 * @param heldBack her scheduled posts that wait for a reconnect
 */
export function planLetters(
  rows: NotificationRow[],
  { sentThisHour, heldBack, now }: { sentThisHour: number; heldBack: number; now: number },
): Plan {
  const drop = rows.filter((row) => !isOpen(row) || !isWanted(row));
  const left = rows.filter((row) => !drop.includes(row));
  const posts = left.filter((row) => row.post);
  const letters = left.filter((row) => !row.post).map((row) => single(row, heldBack, now));
  if (posts.length === 0) return { letters, drop, putOff: [] };
  if (sentThisHour > NOTIFYING.singlesAnHour) return { letters, drop, putOff: posts };
  if (sentThisHour + posts.length > NOTIFYING.singlesAnHour) letters.push(summary(posts));
  else letters.push(...posts.map((row) => single(row, heldBack, now)));
  return { letters, drop, putOff: [] };
}

function isWanted({ kind, user }: NotificationRow): boolean {
  const choice = user.notificationChoices.find((one) => one.kind === kind);
  return user.waitlistStatus === "active" && user.email !== null && (choice?.email ?? true);
}

function single(row: NotificationRow, heldBack: number, now: number): PlannedLetter {
  return { id: row.id, rows: [row], content: contentOf(row, heldBack, now) };
}

function contentOf({ kind, post, user }: NotificationRow, heldBack: number, now: number): LetterContent {
  const { name, timezone: zone } = user;
  const expiresAt = user.linkedinAccessTokenExpiresAt ?? new Date(now);
  switch (kind) {
    case "post_failed":
      return {
        kind,
        name,
        postId: post!.id,
        excerpt: firstWords(post!.content),
        reason: (post!.reason ?? "unreachable") as FailureReason,
        words: post!.reasonWords,
      };
    case "post_unconfirmed":
      return {
        kind,
        name,
        zone,
        postId: post!.id,
        excerpt: firstWords(post!.content),
        attemptedAt: post!.attemptedAt ?? new Date(now),
      };
    case "connection_expiring":
      return { kind, name, zone, heldBack, expiresAt, daysLeft: daysUntil(expiresAt, now) };
    case "connection_invalid":
      return { kind, name, heldBack, why: (user.linkedinReason ?? "invalid") as "invalid" };
  }
}

/** Whole days, the one that has begun counted. */
function daysUntil(end: Date, now: number): number {
  return Math.max(1, Math.ceil((end.getTime() - now) / 86_400_000));
}

/** Its id is that of the posts it speaks of: a repeat has it too, one that speaks of more posts has another. */
function summary(rows: NotificationRow[]): PlannedLetter {
  const newest = rows.toReversed();
  const content: LetterContent = {
    kind: "summary",
    name: rows[0]!.user.name,
    failed: rows.filter(({ kind }) => kind === "post_failed").length,
    unconfirmed: rows.filter(({ kind }) => kind === "post_unconfirmed").length,
    posts: newest.slice(0, SUMMARY_POSTS).map(({ kind, post }) => ({
      postId: post!.id,
      excerpt: firstWords(post!.content),
      reason: kind === "post_failed" ? (post!.reason as FailureReason | null) : null,
    })),
  };
  const hash = createHash("sha256").update(rows.map(({ id }) => id).join());
  return { id: `summary-${hash.digest("hex").slice(0, 32)}`, rows, content };
}
