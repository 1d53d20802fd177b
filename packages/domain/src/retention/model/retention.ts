/**
 * How many days data is kept after it is no longer needed; docs/retention.md gives the reasons. Posts, drafts and media
 * stay until their member deletes them, usage activity stays two years. Everything of an account is deleted with the
 * account.
 */
export const RETENTION_DAYS = {
  /** A file that was removed from its post, or never saved with one: an open editor may still want it back. */
  detachedMedia: 7,
  /** Longer than they can be restored, and than their attempts are needed to resolve an unknown outcome. */
  deletedPosts: 7,
  /** Longer than they can be restored. */
  deletedTopics: 7,
  deletedAudiences: 7,
  /** What was written with the wizard and never became a post, counted from its last change. */
  abandonedCompositions: 90,
  notifications: 180,
  /** Sent or expired. */
  outboxEmails: 90,
  /** Usage activity: two years. */
  publishAttempts: 730,
  postChanges: 730,
  generations: 730,
  auditEntries: 730,
  /** Stripe delivers an event for three days at most, and can list it for thirty. */
  stripeEvents: 90,
  /** Billing: ten years, counted from a little later so that a year is never cut short. */
  orders: 3_660,
  contractNotices: 3_660,
  usageMonths: 730,
  /** Content analytics: two years after they were measured, or after their day. */
  postMetrics: 730,
  dailyMetrics: 730,
  /** Imports and syncs that are over: what they read stays. */
  syncRuns: 90,
  /** A file in storage without a row: longer than any upload may take. */
  orphanedFiles: 3,
} as const;

const DAY_MS = 86_400_000;
export type Retained = keyof typeof RETENTION_DAYS;

/** The number of rows or files that one call purged, and whether there may be more. */
export type Purged = { purged: number; more: boolean };

/** Returns the time before which data of a kind is purged. `now` is in epoch milliseconds. */
export function retainedSince(what: Retained, now: number): Date {
  return new Date(now - RETENTION_DAYS[what] * DAY_MS);
}
