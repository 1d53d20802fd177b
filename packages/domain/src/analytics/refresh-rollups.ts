import type { Prisma } from "@takt/db/generated/prisma/client";
import { toColumn, sql, type Sql } from "@takt/db/sql";
import { toColumns, toSqlList } from "./metric-columns";
import { MEMBER_DAY_METRICS, POST_DAY_METRICS, POST_METRICS } from "./model/metrics";

/** Of several measurements of a number the newest counts; of two of the same time the one of the later source. */
const NEWEST = sql`measured_at desc, source desc`;

/** The metrics of a row as rows of (metric, value). */
const toRows = (metrics: readonly string[]): Sql =>
  sql`cross join lateral (values ${toSqlList(metrics, (metric) => `('${metric}', m.${toColumn(metric)})`)})
    as v(metric, value)`;

/**
 * Writes the rollups of these days (YYYY-MM-DD) of a member again, from their metrics. Of each number the newest
 * measurement of the member's figures counts; where no source has any, the sum of the newest ones of the posts; and where
 * nobody reports engagements, reactions, comments and reshares together.
 */
export async function refreshDailyRollups(
  tx: Prisma.TransactionClient,
  userId: string,
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return;
  await tx.$executeRaw`
    delete from daily_rollups where user_id = ${userId}::uuid and day = any(${days}::date[])`;
  await tx.$executeRaw`
    with of_member as (
      select distinct on (m.day, v.metric) m.day, v.metric, v.value, array[m.source] as sources, m.measured_at
      from member_daily_metrics m ${toRows(MEMBER_DAY_METRICS)}
      where m.user_id = ${userId}::uuid and m.day = any(${days}::date[]) and v.value is not null
      order by m.day, v.metric, ${NEWEST}
    ), newest as (
      select distinct on (m.linkedin_post_id, m.day, v.metric) m.day, v.metric, v.value, m.source, m.measured_at
      from linkedin_posts p join post_daily_metrics m on m.linkedin_post_id = p.id ${toRows(POST_DAY_METRICS)}
      where p.user_id = ${userId}::uuid and m.day = any(${days}::date[]) and v.value is not null
      order by m.linkedin_post_id, m.day, v.metric, ${NEWEST}
    ), of_posts as (
      select day, metric, sum(value)::int as value, array_agg(distinct source) as sources,
        max(measured_at) as measured_at
      from newest group by day, metric
    ), known as (
      select *, 'member' as basis from of_member
      union all
      select *, 'posts' from of_posts
      where (day, metric) not in (select day, metric from of_member)
    ), parts as (
      select * from known where metric in ('reactions', 'comments', 'reshares')
        and day not in (select day from known where metric = 'engagements')
    ), derived as (
      select day, 'engagements' as metric, sum(value)::int as value,
        (select array_agg(distinct s) from parts other cross join lateral unnest(other.sources) as s
          where other.day = parts.day) as sources,
        max(measured_at) as measured_at
      from parts group by day having count(*) = 3
    )
    insert into daily_rollups (user_id, day, metric, value, basis, sources, measured_at)
    select ${userId}::uuid, day, metric, value, basis::rollup_basis, sources, measured_at
    from (select * from known union all select *, 'derived' from derived) as r`;
}

/** Writes the rollups of these posts again, from their metrics; those of other members are left alone. */
export async function refreshPostRollups(
  tx: Prisma.TransactionClient,
  userId: string,
  linkedinPostIds: readonly string[],
): Promise<void> {
  if (linkedinPostIds.length === 0) return;
  const own = sql`select id from linkedin_posts where user_id = ${userId}::uuid and id = any(${linkedinPostIds}::uuid[])`;
  await tx.$executeRaw`delete from post_rollups where linkedin_post_id in (${own})`;
  const pick = (metric: string) => `max(value) filter (where metric = '${metric}') as ${toColumn(metric)}`;
  await tx.$executeRaw`
    with newest as (
      select distinct on (m.linkedin_post_id, v.metric) m.linkedin_post_id, v.metric, v.value, m.source, m.measured_at
      from post_metrics m ${toRows(POST_METRICS)}
      where m.linkedin_post_id in (${own}) and v.value is not null
      order by m.linkedin_post_id, v.metric, ${NEWEST}
    ), wide as (
      select linkedin_post_id, ${toSqlList(POST_METRICS, pick)}, array_agg(distinct source) as sources,
        min(measured_at) as measured_since, max(measured_at) as measured_at
      from newest group by linkedin_post_id
    )
    insert into post_rollups (linkedin_post_id, ${toColumns(POST_METRICS)}, sources, measured_since, measured_at)
    select linkedin_post_id, ${toSqlList(POST_METRICS, (metric) => (metric === "engagements" ? ENGAGEMENTS : toColumn(metric)))},
      sources, measured_since, measured_at
    from wide`;
}

/** Engagements as a source reports them, else as the sum of what they consist of. */
const ENGAGEMENTS = "coalesce(engagements, reactions + comments + reshares)";

/** Writes all rollups of a member again, after measurements were deleted. */
export async function refreshAllRollups(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const days = await tx.$queryRaw<{ day: string }[]>`
    select distinct day::text as day from daily_rollups where user_id = ${userId}::uuid`;
  const posts = await tx.linkedinPost.findMany({
    where: { userId, rollup: { isNot: null } },
    select: { id: true },
  });
  await refreshDailyRollups(
    tx,
    userId,
    days.map(({ day }) => day),
  );
  await refreshPostRollups(
    tx,
    userId,
    posts.map(({ id }) => id),
  );
}
