import { sql } from "@takt/db/sql";
import type { PostsDeps } from "./deps";
import { COUNT_LIMIT } from "./model/count-limit";

/**
 * Holds for `posts p` of `users u` that are scheduled and do not go out unless the user reconnects LinkedIn: all of
 * them, or those after the end of an active connection. A connection without a known end holds nothing back.
 */
export const HELD = sql`p.deleted_at is null and p.status = 'scheduled'
  and (u.linkedin_status <> 'active' or p.scheduled_at > u.linkedin_access_token_expires_at)`;

/** Counts the posts of `users u` that are HELD, at most COUNT_LIMIT, by posts_next_idx alone. */
export const COUNT_HELD = sql`select count(*)::int from (
  select from posts p where p.author_id = u.id and ${HELD} limit ${COUNT_LIMIT}) held`;

/** Counts the scheduled posts of a user that do not go out unless they reconnect LinkedIn. */
export async function countHeldPosts({ db }: Pick<PostsDeps, "db">, user: { id: string }): Promise<number> {
  const [row] = await db.$queryRaw<{ held: number }[]>`
    select (${COUNT_HELD}) as held from users u where u.id = ${user.id}::uuid`;
  return row!.held;
}
