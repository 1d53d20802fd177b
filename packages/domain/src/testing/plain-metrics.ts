import type { Db } from "@takt/db/testing/connect-test-database";
import type { DayRange } from "../analytics/model/analytics-range";

type PlainMetrics = { impressions: number; engagements: number; followersGained: number };

/** Computes three key figures of a range from what was measured, in one plain statement without rollups. */
export async function plainMetrics(db: Db, userId: string, { from, to }: DayRange): Promise<PlainMetrics> {
  const [found] = await db.$queryRaw<PlainMetrics[]>`
    with newest as (
      select distinct on (m.linkedin_post_id, m.day)
        m.impressions, m.reactions + m.comments + m.reshares as engagements
      from post_daily_metrics m join linkedin_posts p on p.id = m.linkedin_post_id
      where p.user_id = ${userId}::uuid and m.day between ${from}::date and ${to}::date
      order by m.linkedin_post_id, m.day, m.measured_at desc, m.source desc
    ), followers as (
      select distinct on (day) followers_gained from member_daily_metrics
      where user_id = ${userId}::uuid and day between ${from}::date and ${to}::date
      order by day, measured_at desc, source desc
    )
    select sum(impressions)::float8 as impressions, sum(engagements)::float8 as engagements,
      (select sum(followers_gained)::float8 from followers) as "followersGained"
    from newest`;
  return found!;
}
