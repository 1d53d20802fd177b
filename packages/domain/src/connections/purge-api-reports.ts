import { sql } from "@takt/db/sql";
import { refreshAllRollups } from "../analytics/refresh-rollups";
import type { CoreDeps } from "../shared/core-deps";
import { type ApiSource, SOURCE_OF_PRODUCT } from "./model/api-product";

/**
 * Purges what these APIs of LinkedIn have reported of a member's posts: their terms want it gone when the member
 * disconnects them. What Takt published itself and what the member imported stays; of a post that both tell of, only the
 * API's part goes.
 */
export async function purgeApiReports(
  { db }: Pick<CoreDeps, "db">,
  userId: string,
  sources: readonly ApiSource[] = Object.values(SOURCE_OF_PRODUCT),
): Promise<void> {
  const purged = sql`= any(${[...sources]}::linkedin_source[])`;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      delete from post_metrics m using linkedin_posts l
      where l.id = m.linkedin_post_id and l.user_id = ${userId}::uuid and m.source ${purged}`;
    await tx.$executeRaw`
      delete from post_daily_metrics m using linkedin_posts l
      where l.id = m.linkedin_post_id and l.user_id = ${userId}::uuid and m.source ${purged}`;
    await tx.$executeRaw`
      delete from member_daily_metrics
      where user_id = ${userId}::uuid and source ${purged}`;
    await tx.$executeRaw`
      delete from linkedin_posts l
      where user_id = ${userId}::uuid and source ${purged} and post_id is null and imported is null
        and not exists (select 1 from post_metrics where linkedin_post_id = l.id)
        and not exists (select 1 from post_daily_metrics where linkedin_post_id = l.id)`;
    await tx.$executeRaw`
      update linkedin_posts l set text = imported->>'text',
        content_type = coalesce(imported->>'contentType', 'unknown')::linkedin_content_type,
        visibility = (imported->>'visibility')::visibility,
        published_at = coalesce((imported->>'publishedAt')::timestamptz, published_at),
        imported = null,
        edited_at = (select edited_at from posts p where p.id = l.post_id),
        -- What Takt knows of its own post is read again.
        seen_at = published_at - interval '1 hour',
        source = (case when post_id is not null then 'takt' else coalesce(imported->>'source', 'analytics_file') end)::linkedin_source
      where user_id = ${userId}::uuid and source ${purged}`;
    // Of every post that is kept: that a listing or a change log saw it being deleted is theirs to tell again.
    await tx.$executeRaw`
      update linkedin_posts l set listed_at = null, removed_at = (select removed_at from posts p where p.id = l.post_id)
      where user_id = ${userId}::uuid and (listed_at is not null or removed_at is not null)`;
    await refreshAllRollups(tx, userId);
  });
}
