import type { DaySpan } from "@takt/domain/metrics/model/collection-plan";
import type { Followers } from "@takt/domain/metrics/ports/metrics-reader";
import { toDay, type FollowersCount } from "./statistics";

/** A day on which more than this share of all followers came is none of an account with at least so many followers. */
const TOTAL_SHARE = 0.5;
const MIN_FOLLOWERS = 20;

/**
 * Returns the followers of a member. Whether a day's number is those who came on it or all there were is not documented
 * (docs/linkedin-api.md, Figures of members, `followersOfDay`). It is taken as those who came, unless each day has most of
 * what LinkedIn says of now.
 */
export function toFollowers(
  total: number | null,
  daily: readonly FollowersCount[],
  { from, to }: DaySpan,
): Followers {
  const days = daily.flatMap((one) => {
    const day = toDay(one);
    return day === null || day < from || day > to ? [] : [{ day, count: one.memberFollowersCount }];
  });
  const areTotals =
    total !== null &&
    total >= MIN_FOLLOWERS &&
    days.length > 0 &&
    days.every(({ count }) => count > total * TOTAL_SHARE);
  return {
    total,
    days: days.map(({ day, count }) =>
      areTotals ? { day, followers: count } : { day, followersGained: count },
    ),
  };
}
