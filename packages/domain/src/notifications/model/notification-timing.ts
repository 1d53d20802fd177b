const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The timing of notifications and their emails. */
export const NOTIFICATION_TIMING = {
  /** Older occasions are ignored, so that enabling notifications does not announce old failures. */
  maxAgeMs: 72 * HOUR_MS,
  /** An unconfirmed post that is resolved within this time causes no email. */
  unconfirmedDelayMs: MINUTE_MS,
  /** Days before a connection's end; each is announced once. */
  expiryNoticeDays: [2, 7, 14],
  /** How long a sender holds a claimed email; longer than a whole round of slow sends. */
  leaseMs: 15 * MINUTE_MS,
  /** The delay after the first failed attempt; doubled each time. */
  firstRetryMs: MINUTE_MS,
  maxRetryMs: 6 * HOUR_MS,
  /** After this many consecutive failures a round ends: the server is down. */
  maxConsecutiveFailures: 3,
  /** An email is no longer retried after this time. */
  expireAfterMs: 24 * HOUR_MS,
  /** Emails about single posts to one user within an hour; further posts are summarized in one. */
  maxSinglesPerHour: 3,
} as const;

/** The number of posts that a summary lists. */
export const SUMMARY_POSTS = 10;

/** Returns the milliseconds until the next attempt, by the number of failed attempts. */
export function retryDelayMs(tries: number): number {
  return Math.min(
    NOTIFICATION_TIMING.firstRetryMs * 2 ** Math.max(0, tries - 1),
    NOTIFICATION_TIMING.maxRetryMs,
  );
}
