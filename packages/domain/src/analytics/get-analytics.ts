import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { countDays, type DayRange } from "./model/analytics-range";
import { KEY_METRICS, toKeyMetricValue, type KeyMetricValue, type KeyMetric } from "./model/key-metric-value";
import { assertRangeAllowed } from "./assert-range-allowed";
import { type DailyMetrics, readDailyMetrics } from "./read-daily-metrics";
import { type PostMetricTotals, readPostMetrics } from "./read-post-metrics";

export type Analytics = Pick<DailyMetrics, "days" | "followers"> &
  Pick<
    PostMetricTotals,
    | "posts"
    | "postsBefore"
    | "origin"
    | "byOpening"
    | "byType"
    | "byLength"
    | "byHashtag"
    | "byHour"
    | "byTime"
  > & {
    range: DayRange;
    keyMetrics: Record<KeyMetric, KeyMetricValue>;
    /** Engagements per impression, of the days (or else the posts) on which both are known. */
    engagementRate: { value: number | null; before: number | null };
  };

/**
 * Gets what is known of a range of days: key figures with the period before, a series, and the posts that were published
 * in it. Days of figures are LinkedIn's calendar days, those of posts the actor's. Null and missing mean unknown. Refuses
 * with `analytics_range_locked` and `plan_limit_reached`.
 */
export async function getAnalytics(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  range: DayRange,
): Promise<Analytics> {
  await assertRangeAllowed(deps, actor, range);
  const [daily, ofPosts] = await Promise.all([
    readDailyMetrics(deps, actor.userId, range),
    readPostMetrics(deps, actor, range),
  ]);
  const { totals, ...posts } = ofPosts;
  const days = countDays(range);
  const figures = KEY_METRICS.map((metric) => {
    const measured = { daily: daily.now[metric], dailyBefore: daily.before[metric], ofPosts: totals[metric] };
    return [metric, toKeyMetricValue(metric, days, measured)] as const;
  });
  return {
    range,
    keyMetrics: Object.fromEntries(figures) as Record<KeyMetric, KeyMetricValue>,
    engagementRate: {
      value: toRate(daily.rate.now ?? sumRated(posts.byType)),
      before: toRate(daily.rate.before),
    },
    days: daily.days,
    followers: daily.followers,
    ...posts,
  };
}

type Rated = { impressions: number; engagements: number };

const toRate = (sums: Rated | null) =>
  sums && sums.impressions > 0 ? sums.engagements / sums.impressions : null;

/** The sums of all posts: each has one content type. */
function sumRated(groups: PostMetricTotals["byType"]): Rated {
  const sum = (key: keyof Rated) => groups.reduce((all, { rated }) => all + rated[key], 0);
  return { impressions: sum("impressions"), engagements: sum("engagements") };
}
