const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds, unless said otherwise. */
export const NOTIFYING = {
  /** Older occasions are not told: what was so before anybody could be told stays quiet. */
  news: 72 * HOUR,
  /** A doubt that resolves itself within this is not worth a letter. */
  doubt: MINUTE,
  /** Days before a connection's end; each is told once. */
  expiring: [2, 7, 14],
  /** Whoever took a letter to send it has it this long; longer than a whole round of slow letters. */
  lease: 15 * MINUTE,
  /** After a failed try; doubled each time. */
  firstRetry: MINUTE,
  longestRetry: 6 * HOUR,
  /** Letters in a row that failed: the server is away, and asking it once more helps nobody. */
  failuresInARow: 3,
  /** After this a letter is no longer tried. */
  giveUp: 24 * HOUR,
  /** Letters about single posts to one person within an hour; then one about all of them. */
  singlesAnHour: 3,
} as const;

/** Posts named in the letter about many. */
export const SUMMARY_POSTS = 10;

/** Milliseconds until the next try of a letter that was tried this often, and failed. */
export function retryWait(tries: number): number {
  return Math.min(NOTIFYING.firstRetry * 2 ** Math.max(0, tries - 1), NOTIFYING.longestRetry);
}
