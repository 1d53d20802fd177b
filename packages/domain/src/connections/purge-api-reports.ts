import { refreshAllRollups } from "../analytics/refresh-rollups";
import type { CoreDeps } from "../shared/core-deps";

/**
 * Purges what LinkedIn's APIs have reported of a member's posts: their terms want it gone when the member disconnects.
 * What Takt published itself and what the member imported stays; of a post that both tell of, only the API's part goes.
 */
export async function purgeApiReports({ db }: Pick<CoreDeps, "db">, userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      delete from post_metrics m using linkedin_posts l
      where l.id = m.linkedin_post_id and l.user_id = ${userId}::uuid and m.source in ('community_api', 'portability_api')`;
    await tx.$executeRaw`
      delete from post_daily_metrics m using linkedin_posts l
      where l.id = m.linkedin_post_id and l.user_id = ${userId}::uuid and m.source in ('community_api', 'portability_api')`;
    await tx.$executeRaw`
      delete from member_daily_metrics
      where user_id = ${userId}::uuid and source in ('community_api', 'portability_api')`;
    await tx.$executeRaw`
      delete from linkedin_posts l
      where user_id = ${userId}::uuid and source in ('community_api', 'portability_api') and post_id is null
        and not exists (select 1 from post_metrics where linkedin_post_id = l.id)
        and not exists (select 1 from post_daily_metrics where linkedin_post_id = l.id)`;
    await tx.$executeRaw`
      update linkedin_posts set text = null, content_type = 'unknown', visibility = null, edited_at = null,
        source = (case when post_id is null then 'analytics_file' else 'takt' end)::linkedin_source
      where user_id = ${userId}::uuid and source in ('community_api', 'portability_api')`;
    await refreshAllRollups(tx, userId);
  });
}
