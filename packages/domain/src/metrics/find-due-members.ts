import { sql } from "@takt/db/sql";
import { newTaktPosts } from "../sync/new-takt-posts";
import type { MetricsDeps } from "./deps";
import { duePosts } from "./due-posts";
import { METRICS_SCOPES } from "./model/metrics-scopes";

/** Members of one sweep; the next one continues, with those who have waited longest. */
const BATCH_SIZE = 500;

/** Finds the members of whom something is due that may be read now: the days of today, or a post. */
export async function findDueMembers({
  db,
  clock,
  apiProducts,
}: Pick<MetricsDeps, "db" | "clock" | "apiProducts">): Promise<{ userId: string }[]> {
  if (!apiProducts.community) return [];
  const now = new Date(clock.now());
  const today = new Date(now.toISOString().slice(0, 10));
  const userId = sql`g.user_id`;
  return db.$queryRaw<{ userId: string }[]>`
    select g.user_id as "userId"
    from linkedin_grants g
    left join metric_collections c on c.user_id = g.user_id and c.generation = g.generation
    where g.product = 'community' and g.status = 'active' and g.access_token_expires_at > now()
      and g.scopes && ${Object.values(METRICS_SCOPES)}
      and (c.held_until is null or c.held_until <= ${now})
      and (c.leased_until is null or c.leased_until < now())
      and (c.days_read_at is null or c.days_read_at < ${today}
        or (${METRICS_SCOPES.posts} = any(g.scopes)
          and (exists (select 1 from ${duePosts(userId, now)}) or exists (select 1 from ${newTaktPosts(userId, now)}))))
    order by c.days_read_at nulls first, g.user_id limit ${BATCH_SIZE}`;
}
