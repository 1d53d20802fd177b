import type {
  Counts,
  MemberDayMetric,
  PostDayMetric,
  PostMetric,
} from "@takt/domain/analytics/model/metrics";
import type { ReadFailure, ReadOutcome } from "@takt/domain/connections/model/read-outcome";
import type { DaySpan } from "@takt/domain/metrics/model/collection-plan";
import type { MetricsCaller, MetricsReader } from "@takt/domain/metrics/ports/metrics-reader";
import type { Day } from "@takt/domain/shared/day-in";
import type { RestContext } from "../http/call-rest";
import { createLinkedInHttp } from "../http/linkedin-http";
import type { LinkedInOptions } from "../linkedin-publisher";
import { TIMEOUTS } from "../timeouts";
import { createVersions } from "../versions";
import { postEntity } from "./post-entity";
import { readElements } from "./read-elements";
import { toFollowers } from "./to-followers";
import { dateRangeParam, toDay, followersCount, isOfMetric, type Statistic, statistic } from "./statistics";

/** LinkedIn's names of our metrics. */
const POST_TOTALS = {
  impressions: "IMPRESSION",
  membersReached: "MEMBERS_REACHED",
  reactions: "REACTION",
  comments: "COMMENT",
  reshares: "RESHARE",
  saves: "POST_SAVE",
  sends: "POST_SEND",
  linkClicks: "LINK_CLICKS",
  followersGained: "FOLLOWER_GAINED_FROM_CONTENT",
} as const satisfies Partial<Record<PostMetric, string>>;
/** Those that LinkedIn counts by day, of a post and of all of a member's. */
const POST_DAYS = {
  reactions: "REACTION",
  comments: "COMMENT",
  reshares: "RESHARE",
  saves: "POST_SAVE",
  sends: "POST_SEND",
} as const satisfies Partial<Record<PostDayMetric, string>>;
const MEMBER_DAYS = {
  impressions: "IMPRESSION",
  ...POST_DAYS,
} as const satisfies Partial<Record<MemberDayMetric, string>>;

const ANALYTICS = "/rest/memberCreatorPostAnalytics";
const FOLLOWERS = "/rest/memberFollowersCount";

/**
 * Implements the port with LinkedIn's Member Post Statistics and Member Follower Statistics. Create one per process: it
 * remembers which version works.
 */
export function createMetricsReader(
  options: Pick<LinkedInOptions, "apiUrl" | "versions" | "log" | "timeouts">,
): MetricsReader {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const context: RestContext = {
    send: createLinkedInHttp({ connectTimeout: timeouts.connect }),
    versions: createVersions(options.versions, options.log),
    apiUrl: options.apiUrl.replace(/\/+$/, ""),
    timeouts,
  };

  /** Reads each metric with one call; what LinkedIn does not know is left out. */
  async function readMetrics<M extends string>(
    query: string,
    metrics: Record<M, string>,
    caller: MetricsCaller,
  ): Promise<ReadOutcome<Map<M, Statistic[]>>> {
    const found = new Map<M, Statistic[]>();
    for (const [name, metric] of Object.entries(metrics) as [M, string][]) {
      const path = `${ANALYTICS}?${query}&queryType=${metric}`;
      const outcome = await readElements(context, caller, { path, element: statistic });
      if (outcome.kind === "read")
        found.set(
          name,
          outcome.value.filter((one) => isOfMetric(one, metric)),
        );
      // The post, or in this version all of the statistics: the other metrics would be answered alike.
      else if (outcome.kind === "not_found") break;
      else if (!isUnknown(outcome)) return outcome;
    }
    return { kind: "read", value: found };
  }

  async function readDays<M extends string>(
    query: string,
    metrics: Record<M, string>,
    { days, caller }: { days: DaySpan; caller: MetricsCaller },
  ): Promise<ReadOutcome<({ day: Day } & Counts<M>)[]>> {
    const daily = `${query}&aggregation=DAILY&${dateRangeParam(days)}`;
    const outcome = await readMetrics(daily, metrics, caller);
    return outcome.kind === "read" ? { kind: "read", value: byDay(outcome.value, days) } : outcome;
  }

  return {
    async readPostTotals(urn, caller) {
      const outcome = await readMetrics(`${postEntity(urn)}&aggregation=TOTAL`, POST_TOTALS, caller);
      if (outcome.kind !== "read") return outcome;
      const totals = [...outcome.value].map(([name, [first]]) => [name, first?.count ?? null] as const);
      return { kind: "read", value: Object.fromEntries(totals) };
    },
    readPostDays: (urn, days, caller) => readDays(postEntity(urn), POST_DAYS, { days, caller }),
    readMemberDays: (days, caller) => readDays("q=me", MEMBER_DAYS, { days, caller }),
    async readFollowers(days, caller) {
      const read = (query: string) =>
        readElements(context, caller, { path: `${FOLLOWERS}?${query}`, element: followersCount });
      const now = await read("q=me");
      if (now.kind !== "read" && !isUnknown(now)) return now;
      const daily = await read(`q=dateRange&${dateRangeParam(days)}`);
      if (daily.kind !== "read" && !isUnknown(daily)) return daily;
      const total = now.kind === "read" ? (now.value[0]?.memberFollowersCount ?? null) : null;
      return { kind: "read", value: toFollowers(total, daily.kind === "read" ? daily.value : [], days) };
    },
  };
}

/** An answer that means that LinkedIn does not know it, in this version or at all. */
const isUnknown = ({ kind }: ReadFailure) => kind === "not_found" || kind === "refused";

/** Joins the days of several metrics; days outside of the span are not asked for. */
function byDay<M extends string>(found: Map<M, Statistic[]>, { from, to }: DaySpan) {
  const days = new Map<Day, { day: Day } & Counts<M>>();
  for (const [name, statistics] of found)
    for (const one of statistics) {
      const day = toDay(one);
      if (day === null || day < from || day > to) continue;
      days.set(day, { ...(days.get(day) ?? ({ day } as { day: Day } & Counts<M>)), [name]: one.count });
    }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
