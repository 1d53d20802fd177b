import type { Counts, MemberDayMetric, PostDayMetric, PostMetric } from "../../analytics/model/metrics";
import type { ReadOutcome } from "../../connections/model/read-outcome";
import type { Day } from "../../shared/day-in";
import type { DaySpan } from "../model/collection-plan";

/** The member's token, and the calls that may be made with it. */
export type MetricsCaller = {
  token: string;
  /** Called before each call; false means that it must not be made. */
  consumeQuota(calls: number): Promise<boolean>;
};

/**
 * Reads figures of a member from LinkedIn, a call a metric (docs/linkedin-api.md, Figures of members). What LinkedIn does
 * not say, or does not know in this version, is missing: it is never zero.
 */
export type MetricsReader = {
  /** Totals of a post; `urn` is that of a share or a ugcPost. */
  readPostTotals(urn: string, caller: MetricsCaller): Promise<ReadOutcome<Counts<PostMetric>>>;
  readPostDays(
    urn: string,
    days: DaySpan,
    caller: MetricsCaller,
  ): Promise<ReadOutcome<({ day: Day } & Counts<PostDayMetric>)[]>>;
  /** Counts of all posts of the member together. */
  readMemberDays(
    days: DaySpan,
    caller: MetricsCaller,
  ): Promise<ReadOutcome<({ day: Day } & Counts<MemberDayMetric>)[]>>;
  /** The followers of the member, now and by day. */
  readFollowers(days: DaySpan, caller: MetricsCaller): Promise<ReadOutcome<Followers>>;
};

export type Followers = {
  /** How many there are now. */
  total: number | null;
  days: ({ day: Day } & Counts<"followers" | "followersGained">)[];
};
