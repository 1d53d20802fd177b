import { lockUser } from "../shared/with-lock";
import type { LinkedinSource, Prisma } from "@takt/db/generated/prisma/client";
import { toColumn, raw, sql, type Sql } from "@takt/db/sql";
import { toColumns, toSqlList } from "./metric-columns";
import { mergeMeasurements } from "./model/merge-measurements";
import {
  type Counts,
  MEMBER_DAY_METRICS,
  type MemberDayMetric,
  POST_DAY_METRICS,
  type PostDayMetric,
  POST_METRICS,
  type PostMetric,
} from "./model/metrics";
import { refreshDailyRollups, refreshPostRollups } from "./refresh-rollups";

export type Measurements = {
  source: LinkedinSource;
  measuredAt: Date;
  /** Totals of posts up to `measuredAt`. */
  posts?: ({ linkedinPostId: string } & Counts<PostMetric>)[];
  /** Counts of posts on one calendar day (YYYY-MM-DD) of LinkedIn's. */
  postDays?: ({ linkedinPostId: string; day: string } & Counts<PostDayMetric>)[];
  /** Counts of all posts of the member on one calendar day of LinkedIn's. */
  memberDays?: ({ day: string } & Counts<MemberDayMetric>)[];
};

/**
 * Records what one source measured of a member's posts. Of each post and day the later measurement of a source wins and
 * an earlier one changes nothing; what the source does not say keeps the number it said before. Posts of other members
 * are skipped. Rows of one call that mean the same post or day are merged. The rollups of these posts and days are
 * written with them; concurrent calls for a member wait for each other, so that none misses what another has written.
 */
export async function recordMetrics(
  tx: Prisma.TransactionClient,
  userId: string,
  { source, measuredAt, posts = [], postDays = [], memberDays = [] }: Measurements,
): Promise<void> {
  const stamp = sql`${source}::linkedin_source, ${measuredAt}::timestamptz`;
  const own = sql`join linkedin_posts p on p.id = r."linkedinPostId" and p.user_id = ${userId}::uuid`;
  const ofPost = mergeMeasurements(posts, ({ linkedinPostId }) => linkedinPostId);
  const ofPostDay = mergeMeasurements(postDays, ({ linkedinPostId, day }) => `${linkedinPostId} ${day}`);
  const ofMemberDay = mergeMeasurements(memberDays, ({ day }) => day);
  await lockUser(tx, userId);
  if (ofPost.length > 0)
    await tx.$executeRaw`
      insert into post_metrics (linkedin_post_id, source, measured_at, ${toColumns(POST_METRICS)})
      select p.id, ${stamp}, ${values(POST_METRICS)}
      from jsonb_to_recordset(${JSON.stringify(ofPost)}::jsonb) as r("linkedinPostId" uuid, ${types(POST_METRICS)}) ${own}
      order by p.id
      on conflict (linkedin_post_id, source) do update set ${laterWins("post_metrics", POST_METRICS)}`;
  if (ofPostDay.length > 0)
    await tx.$executeRaw`
      insert into post_daily_metrics (linkedin_post_id, day, source, measured_at, ${toColumns(POST_DAY_METRICS)})
      select p.id, r.day, ${stamp}, ${values(POST_DAY_METRICS)}
      from jsonb_to_recordset(${JSON.stringify(ofPostDay)}::jsonb)
        as r("linkedinPostId" uuid, day date, ${types(POST_DAY_METRICS)}) ${own}
      order by p.id, r.day
      on conflict (linkedin_post_id, day, source) do update
        set ${laterWins("post_daily_metrics", POST_DAY_METRICS)}`;
  if (ofMemberDay.length > 0)
    await tx.$executeRaw`
      insert into member_daily_metrics (user_id, day, source, measured_at, ${toColumns(MEMBER_DAY_METRICS)})
      select ${userId}::uuid, r.day, ${stamp}, ${values(MEMBER_DAY_METRICS)}
      from jsonb_to_recordset(${JSON.stringify(ofMemberDay)}::jsonb) as r(day date, ${types(MEMBER_DAY_METRICS)})
      order by r.day
      on conflict (user_id, day, source) do update
        set ${laterWins("member_daily_metrics", MEMBER_DAY_METRICS)}`;
  await refreshPostRollups(
    tx,
    userId,
    ofPost.map(({ linkedinPostId }) => linkedinPostId),
  );
  await refreshDailyRollups(tx, userId, [...new Set([...ofPostDay, ...ofMemberDay].map(({ day }) => day))]);
}

const values = (metrics: readonly string[]) => toSqlList(metrics, (metric) => `r."${metric}"`);
const types = (metrics: readonly string[]) => toSqlList(metrics, (metric) => `"${metric}" int`);

/** The update of a row that is there: nothing when it was measured later, and null overwrites no number. */
function laterWins(table: string, metrics: readonly string[]): Sql {
  const newest = (metric: string) => `coalesce(excluded.${toColumn(metric)}, ${table}.${toColumn(metric)})`;
  return sql`measured_at = excluded.measured_at, ${toSqlList(metrics, (metric) => `${toColumn(metric)} = ${newest(metric)}`)}
    where excluded.measured_at >= ${raw(table)}.measured_at`;
}
