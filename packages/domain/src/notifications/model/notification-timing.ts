const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The timing of notifications. */
export const NOTIFICATION_TIMING = {
  /** Older occasions are ignored, so that enabling notifications does not announce old failures. */
  maxAgeMs: 72 * HOUR_MS,
  /** An unconfirmed post that is resolved within this time causes no email. */
  unconfirmedDelayMs: MINUTE_MS,
  /** Days before a connection's end; each is announced once. */
  expiryNoticeDays: [2, 7, 14],
  /** Emails about single posts to one user within this time are at most `maxSingles`; further posts are summarized in one. */
  singlesWindowMs: HOUR_MS,
  maxSingles: 3,
} as const;

/** `maxAgeMs` as SQL takes it. */
export const MAX_AGE_SECONDS = NOTIFICATION_TIMING.maxAgeMs / 1000;

/** The number of posts that a summary lists. */
export const SUMMARY_POSTS = 10;
