/**
 * How long what is of no more use is kept, in days; docs/retention.md says why. The specification's table (section
 * "Data retention") gives posts, drafts and media until their member deletes them, and usage activity two years; the
 * rest is ours. Everything of an account goes with the account.
 */
export const RETENTION_DAYS = {
  /** A file that was taken off its post, or never saved with one: an editor may still be open that wants it back. */
  detachedMedia: 7,
  /** Longer than they can be restored, and than their attempts are asked about when an outcome is unknown. */
  deletedPosts: 7,
  /** Longer than they can be restored. */
  deletedTopics: 7,
  deletedAudiences: 7,
  /** What was written with the wizard and never became a post, since it was last changed. */
  abandonedCompositions: 90,
  notifications: 180,
  /** Sent, or given up. */
  outgoingMails: 90,
  /** Usage activity: two years. */
  publishAttempts: 730,
  generations: 730,
  auditEntries: 730,
  /** A file in storage that no row knows: longer than any upload may take. */
  orphanedFiles: 3,
} as const;

const DAY_MS = 86_400_000;
export type Retained = keyof typeof RETENTION_DAYS;

/** What is older than this goes. `now` in epoch milliseconds. */
export function retainedSince(what: Retained, now: number): Date {
  return new Date(now - RETENTION_DAYS[what] * DAY_MS);
}
