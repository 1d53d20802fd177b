/** A calendar day begins up to this long before UTC's, and a member's clock may be a little fast. */
const TOLERANCE_MS = 15 * 3_600_000;

/** Whether an instant, or the beginning of a day (UTC), is later than a file can know that was brought `now`. */
export const isFuture = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + TOLERANCE_MS;
