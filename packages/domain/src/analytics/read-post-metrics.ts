import { toColumn, raw, sql, type Sql } from "@takt/db/sql";
import type { CoreDeps } from "../shared/core-deps";
import { addDays } from "../shared/day-steps";
import { startOfDay } from "../shared/start-of-day";
import { toSqlList } from "./metric-columns";
import { type DayRange, rangeBefore } from "./model/analytics-range";
import type { Measured, Origin } from "./model/key-metric-value";
import { LENGTH_CLASSES, type LengthClass } from "./model/length-class";
import type { LinkedinContentType, LinkedinSource } from "./model/linkedin-source";
import { POST_METRICS, type PostMetric } from "./model/metrics";
import type { HashtagGroup } from "./model/group-by-hashtag";
import { HINT_MIN_AGE_DAYS } from "./model/best-time";
import { type ComparedGroup, compareGroups, type PostGroup } from "./model/post-group";
import type { OpeningGroup } from "./model/group-by-opening";
import { readOpeningMetrics } from "./read-opening-metrics";
import { readHashtagMetrics } from "./read-hashtag-metrics";

const DAY_MS = 86_400_000;

export type PostMetricTotals = {
  posts: number;
  postsBefore: number;
  totals: Partial<Record<PostMetric, Measured>>;
  /** Where the numbers of the posts come from; null when none is known. */
  origin: Origin | null;
  byOpening: OpeningGroup[];
  byType: ComparedGroup<{ contentType: LinkedinContentType }>[];
  byLength: ComparedGroup<{ length: LengthClass }>[];
  byHashtag: HashtagGroup[];
  byHour: ComparedGroup<{ hour: number }>[];
  /** By weekday (1 is Monday) and hour in the member's zone. */
  byTime: PostGroup<{ weekday: number; hour: number }>[];
};

type GroupRow = {
  contentType: LinkedinContentType | null;
  length: LengthClass | null;
  hour: number | null;
  weekday: number | null;
  posts: number;
  known: number;
  impressions: number;
  ratedImpressions: number;
  engagements: number;
  settled: number;
  logs: number;
  squares: number;
};

/** Reads what is known of the posts that were published in a range of days of the member's zone. */
export async function readPostMetrics(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  { userId, zone }: { userId: string; zone: string },
  range: DayRange,
): Promise<PostMetricTotals> {
  const of = (days: DayRange) => publishedIn(userId, zone, days);
  const settledBefore = new Date(clock.now() - HINT_MIN_AGE_DAYS * DAY_MS);
  const [totals, [before], rows, byHashtag, byOpening] = await Promise.all([
    readTotals({ db }, of(range)),
    db.$queryRaw<{ posts: number }[]>`select count(*)::int as posts from ${of(rangeBefore(range))}`,
    db.$queryRaw<GroupRow[]>`
      select content_type::text as "contentType", length, hour, weekday, ${GROUP}
      from (
        select content_type, ${LENGTH_CLASS} as length, impressions, engagements,
          case when published_at < ${settledBefore} then ln(impressions + 1) end as log,
          extract(hour from wall)::int as hour, extract(isodow from wall)::int as weekday
        from (
          select p.content_type, p.published_at, char_length(p.text) as length, p.published_at at time zone ${zone} as wall,
            r.impressions, r.engagements
          from ${of(range)} offset 0
        ) as each
      ) as one
      group by grouping sets ((content_type), (length), (hour), (hour, weekday))
      order by 1, 2, 4, 3`,
    readHashtagMetrics({ db }, of(range)),
    readOpeningMetrics({ db }, of(range), settledBefore),
  ]);
  return {
    ...totals,
    postsBefore: before!.posts,
    byType: groupsWith(rows, ({ contentType }) => contentType !== null && { contentType }),
    byLength: groupsWith(rows, ({ length }) => length !== null && { length }),
    byHour: groupsWith(rows, ({ hour, weekday }) => hour !== null && weekday === null && { hour }),
    byTime: rows.flatMap(({ weekday, hour, ...row }) =>
      hour === null || weekday === null ? [] : [{ weekday, hour, ...toGroup(row) }],
    ),
    byHashtag,
    byOpening,
  };
}

/** The member's posts p of a range of days of their zone, with their rollups r. */
export function publishedIn(userId: string, zone: string, { from, to }: DayRange): Sql {
  return sql`linkedin_posts p left join post_rollups r on r.linkedin_post_id = p.id
    where p.user_id = ${userId}::uuid
      and p.published_at >= ${startOfDay(from, zone)} and p.published_at < ${startOfDay(addDays(to, 1), zone)}`;
}

/** Aggregates over a group of rows with impressions and engagements. */
const GROUP = sql`count(*)::int as posts, count(impressions)::int as known,
  coalesce(sum(impressions), 0)::float8 as impressions,
  coalesce(sum(impressions) filter (where engagements is not null), 0)::float8 as "ratedImpressions",
  coalesce(sum(engagements) filter (where impressions is not null), 0)::float8 as engagements,
  count(log)::int as settled, coalesce(sum(log), 0)::float8 as logs, coalesce(sum(log * log), 0)::float8 as squares`;

/** The groups of those rows that have a key, each compared with the others. */
function groupsWith<K>(rows: readonly GroupRow[], getKey: (row: GroupRow) => K | false): ComparedGroup<K>[] {
  return compareGroups(
    rows.flatMap((row) => {
      const key = getKey(row);
      const logs = { n: row.settled, sum: row.logs, squares: row.squares };
      return key === false ? [] : [{ ...key, ...toGroup(row), logs }];
    }),
  );
}

type Counted = Pick<GroupRow, "posts" | "known" | "impressions" | "ratedImpressions" | "engagements">;

function toGroup({ posts, known, impressions, ratedImpressions, engagements }: Counted) {
  return { posts, known, impressions, rated: { impressions: ratedImpressions, engagements } };
}

/** The class of a post's length; null without a text. */
const LENGTH_CLASS = raw(
  `case when length is null then null ${LENGTH_CLASSES.map(({ key, max }) =>
    max === null ? `else '${key}'` : `when length <= ${max} then '${key}'`,
  ).join(" ")} end`,
);

/** Sums of the posts' totals, each over the posts of which it is known. */
async function readTotals(
  { db }: Pick<CoreDeps, "db">,
  posts: Sql,
): Promise<Pick<PostMetricTotals, "posts" | "totals" | "origin">> {
  const pieces = toSqlList(POST_METRICS, (metric) => {
    const column = `r.${toColumn(metric)}`;
    const parts = `'sum', sum(${column}), 'highest', max(${column}), 'known', count(${column})`;
    return `jsonb_build_object(${parts}) as "${metric}"`;
  });
  type Row = Record<PostMetric, { sum: number; highest: number; known: number }>;
  const [row] = await db.$queryRaw<
    (Row & { posts: number; origins: string | null; measuredAt: Date | null })[]
  >`
    select count(*)::int as posts, string_agg(distinct array_to_string(r.sources, ','), ',') as origins,
      max(r.measured_at) as "measuredAt", ${pieces}
    from ${posts}`;
  const { posts: count, origins, measuredAt } = row!;
  const sources = [...new Set(origins?.split(",") ?? [])] as LinkedinSource[];
  const known = POST_METRICS.filter((metric) => row![metric].known > 0);
  return {
    posts: count,
    origin: measuredAt && { sources, measuredAt },
    totals: Object.fromEntries(
      known.map((metric) => [metric, { ...row![metric], sources, measuredAt: measuredAt! }]),
    ),
  };
}
