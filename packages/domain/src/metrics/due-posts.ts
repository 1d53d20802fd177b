import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql, type Sql } from "@takt/db/sql";
import { MAX_POST_AGE_DAYS, MEASUREMENT_AGES_HOURS } from "./model/collection-plan";

/** A post whose figures are due, and its URN by which they are asked. */
export type DuePost = { id: string; urn: string; publishedAt: Date; measuredAt: Date | null };

/**
 * The posts p of a user that are due, with their last measurement m, as `isDue` says: those that LinkedIn names by a share
 * or a ugcPost, and that are not known to be deleted. A post is read from its user's index, its measurement by its key.
 */
export function duePosts(userId: Sql, now: Date): Sql {
  const ages = [...MEASUREMENT_AGES_HOURS];
  return sql`linkedin_posts p
    left join post_metrics m on m.linkedin_post_id = p.id and m.source = 'community_api'
    cross join lateral (
      select max(age) as hours from unnest(${ages}::int[]) as age
      where p.published_at + age * interval '1 hour' <= ${now}
    ) as passed
    cross join lateral (
      select name as urn from unnest(p.urn || p.other_urns) as name
      where name ~ '^urn:li:(share|ugcPost):' limit 1
    ) as named
    where p.user_id = ${userId} and p.removed_at is null
      and p.published_at > ${now}::timestamptz - ${MAX_POST_AGE_DAYS} * interval '24 hours'
      and (p.metrics_retry_at is null or p.metrics_retry_at <= ${now})
      and (m.measured_at is null or m.measured_at < p.published_at + passed.hours * interval '1 hour')
      and passed.hours is not null`;
}

/** Lists due posts, the youngest first. */
export function listDuePosts(
  db: Prisma.TransactionClient,
  userId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<DuePost[]> {
  return db.$queryRaw<DuePost[]>`
    select p.id, named.urn, p.published_at as "publishedAt", m.measured_at as "measuredAt"
    from ${duePosts(sql`${userId}::uuid`, now)}
    order by p.published_at desc, p.id desc limit ${limit}::int`;
}

/** Counts due posts. */
export async function countDuePosts(
  db: Prisma.TransactionClient,
  userId: string,
  now: Date,
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from ${duePosts(sql`${userId}::uuid`, now)}`;
  return row!.count;
}
