import { sql, type Sql } from "@takt/db/sql";
import { announceLinks } from "./announce-links";
import type { SyncDeps } from "./deps";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import { listTaktPostsById } from "./takt-posts";

/** The daily sync reads what is older. */
const NEW_POST_DAYS = 3;

/** The posts p that Takt has published for a user in the last days, and that are not among those on LinkedIn yet. */
export function newTaktPosts(userId: Sql, now: Date): Sql {
  return sql`posts p
    where p.author_id = ${userId} and p.status = 'published' and p.deleted_at is null and p.linkedin_urn is not null
      and p.published_at > ${now}::timestamptz - ${NEW_POST_DAYS} * interval '24 hours'
      and not exists (select 1 from linkedin_posts l where l.post_id = p.id)`;
}

/** Writes what Takt has published in the last days to the posts on LinkedIn, ahead of the daily sync. */
export async function mergeNewTaktPosts(
  { db, clock, events }: Pick<SyncDeps, "db" | "clock" | "events">,
  userId: string,
): Promise<void> {
  const now = new Date(clock.now());
  const found = await db.$queryRaw<{ id: string }[]>`
    select p.id from ${newTaktPosts(sql`${userId}::uuid`, now)}`;
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  const { linked } = await db.$transaction(async (tx) =>
    mergeLinkedinPosts(tx, userId, "takt", await listTaktPostsById(tx, userId, ids), now),
  );
  announceLinks({ events }, linked);
}
