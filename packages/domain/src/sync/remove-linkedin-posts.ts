import type { Prisma } from "@takt/db/generated/prisma/client";
import { lockLinkedinPosts } from "./known-posts";

/** LinkedIn needs a moment until a listing names a new post. */
const NEW_POST_MS = 3_600_000;
/** URNs that a listing names posts by; files also name activities. */
const LISTED_URN = "^urn:li:(share|ugcPost):";

/** That a post was deleted on LinkedIn. */
export type Removal = { urn: string; removedAt: Date };

/**
 * Notes posts that a source saw being deleted, and returns how many were not known to be. A post that is not known is not
 * created by its deletion, and one that a later listing named is there.
 */
export async function removeLinkedinPosts(
  tx: Prisma.TransactionClient,
  userId: string,
  removals: readonly Removal[],
): Promise<number> {
  if (removals.length === 0) return 0;
  await lockLinkedinPosts(tx, userId);
  const urns = removals.map(({ urn }) => urn);
  const removedAt = removals.map((removal) => removal.removedAt);
  return tx.$executeRaw`
    update linkedin_posts l set removed_at = r.removed_at, updated_at = now()
    from (
      select found.id, min(removal.at) as removed_at
      from unnest(${urns}::text[], ${removedAt}::timestamptz[]) as removal(urn, at)
        join linkedin_posts found on found.user_id = ${userId}::uuid
          and (found.urn = removal.urn or found.other_urns @> array[removal.urn])
      where found.listed_at is null or found.listed_at < removal.at
      group by found.id
    ) r
    where l.id = r.id and (l.removed_at is null or l.removed_at > r.removed_at)`;
}

/** Notes that a listing named posts of which it told nothing else: they are there. */
export async function noteListed(
  tx: Prisma.TransactionClient,
  userId: string,
  urns: readonly string[],
  listedAt: Date,
): Promise<void> {
  if (urns.length === 0) return;
  await tx.$executeRaw`
    update linkedin_posts set listed_at = greatest(listed_at, ${listedAt}::timestamptz),
      removed_at = case when removed_at > ${listedAt} then removed_at end
    where user_id = ${userId}::uuid and (urn = any(${[...urns]}) or other_urns && ${[...urns]})`;
}

/**
 * Notes as deleted what a listing of all posts did not name, and returns how many: posts that it can name, and that are no
 * longer new. A post that no listing has ever named counts only where listings have named another post of Takt's, as the
 * member could have connected a second account of theirs.
 */
export async function removeUnlisted(
  tx: Prisma.TransactionClient,
  userId: string,
  listedAt: Date,
): Promise<number> {
  await lockLinkedinPosts(tx, userId);
  return tx.$executeRaw`
    update linkedin_posts l set removed_at = ${listedAt}, updated_at = now()
    where l.user_id = ${userId}::uuid and l.removed_at is null
      and (l.listed_at is null or l.listed_at < ${listedAt})
      and l.published_at < ${listedAt}::timestamptz - ${NEW_POST_MS} * interval '1 ms'
      and exists (select 1 from unnest(l.urn || l.other_urns) as named(urn) where named.urn ~ ${LISTED_URN})
      and (l.listed_at is not null or exists (
        select 1 from linkedin_posts own
        where own.user_id = l.user_id and own.post_id is not null and own.listed_at is not null))`;
}
