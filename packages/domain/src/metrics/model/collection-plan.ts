import type { Day } from "../../shared/day-in";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The ages at which a post is measured, in hours: often while it is read, seldom afterwards, and never after the last.
 * A measurement that comes late stands for all ages before it.
 */
export const MEASUREMENT_AGES_HOURS = [1, 6, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24, 90 * 24] as const;
/** The ages at which the days of a post are read as well, in hours: each costs a call a metric. */
export const DAYS_AGES_HOURS = [7 * 24, 30 * 24] as const;
/** A post that is older than this is not measured: its figures would be purged (docs/retention.md). */
export const MAX_POST_AGE_DAYS = 730;
/** A post that is older than this is not asked for its days. */
const MAX_DAYS_AGE_DAYS = 45;

/** The days of a member that are read at first, or after a gap. */
const FIRST_MEMBER_DAYS = 30;
/** The days that are read again each day, as LinkedIn's figures grow later. */
const REREAD_DAYS = 3;

/** Calls to LinkedIn that a reading costs, without further pages and retries: one a metric. */
export const CALLS = { postTotals: 9, postDays: 5, memberDays: 6, followers: 2 } as const;
/** Calls of a day that are left for what else uses the app: the first comment of a post. */
export const CALLS_LEFT = { member: 5, app: 25 } as const;

/** A post and when it was last asked for its figures. */
export type MeasuredPost = { publishedAt: Date; measuredAt: Date | null };
/** Calendar days of LinkedIn's (UTC), both inclusive. */
export type DaySpan = { from: Day; to: Day };

/** Whether an age has passed since the last measurement. A post that was never measured is due once, however old it is. */
export function isDue({ publishedAt, measuredAt }: MeasuredPost, now: number): boolean {
  if (now - publishedAt.getTime() >= MAX_POST_AGE_DAYS * DAY_MS) return false;
  return hasPassed(MEASUREMENT_AGES_HOURS, { publishedAt, measuredAt }, now);
}

/** Returns the days of a due post that are read with its totals, from its first to the current one; null for none. */
export function dueDaysOfPost(post: MeasuredPost, now: number): DaySpan | null {
  const isRecent = now - post.publishedAt.getTime() < MAX_DAYS_AGE_DAYS * DAY_MS;
  if (!isRecent || !hasPassed(DAYS_AGES_HOURS, post, now)) return null;
  return { from: utcDay(post.publishedAt.getTime()), to: utcDay(now) };
}

/** Returns the days of a member that are read now; null when they were read on this UTC day already. */
export function dueDaysOfMember(readAt: Date | null, now: number): DaySpan | null {
  const today = utcDay(now);
  if (readAt !== null && utcDay(readAt.getTime()) >= today) return null;
  const first = utcDay(now - FIRST_MEMBER_DAYS * DAY_MS);
  const again = readAt === null ? first : utcDay(readAt.getTime() - REREAD_DAYS * DAY_MS);
  return { from: again < first ? first : again, to: today };
}

function hasPassed(agesHours: readonly number[], { publishedAt, measuredAt }: MeasuredPost, now: number) {
  return agesHours.some((age) => {
    const at = publishedAt.getTime() + age * HOUR_MS;
    return at <= now && (measuredAt === null || measuredAt.getTime() < at);
  });
}

const utcDay = (at: number): Day => new Date(at).toISOString().slice(0, 10);
