import type { Deps } from "../../deps";
import { TIMING } from "../model/publish-timing";

/** Posts of one member whose media is to be worked on, the earliest first. */
export type UnpreparedPosts = { authorId: string; postIds: string[] };

const SWEEP = 500;
const PER_MEMBER = 25;

/**
 * Posts due soon (videos and documents sooner) with a file that LinkedIn does not have and nobody uploads at the
 * moment, or has not processed and should be looked at. The earliest first, by member.
 */
export async function findUnpreparedPosts({ db }: Pick<Deps, "db">): Promise<UnpreparedPosts[]> {
  const rows = await db.$queryRaw<{ id: string; authorId: string }[]>`
    select p.id, p.author_id as "authorId" from posts p join users u on u.id = p.author_id
    where p.status = 'scheduled' and p.deleted_at is null
      and u.waitlist_status = 'active' and u.linkedin_status = 'active'
      and p.due_at <= now() + make_interval(secs => ${TIMING.mediaAheadLarge / 1000}) and p.expires_at > now()
      and exists (
        select 1 from media m
        left join media_urns mu on mu.sha256 = m.sha256 and mu.member_sub = u.linkedin_profile_id
        left join media_uploads up on up.sha256 = m.sha256 and up.member_sub = u.linkedin_profile_id
        where m.post_id = p.id
          and (m.kind <> 'image' or p.due_at <= now() + make_interval(secs => ${TIMING.mediaAhead / 1000}))
          and case when mu.urn is null then up.leased_until is null or up.leased_until <= now()
            else mu.ready_at is null and coalesce(mu.look_at, now()) <= now() end)
    order by p.due_at, p.id limit ${SWEEP}`;
  return byMember(rows);
}

/** Those of these posts that have a file which is not ready. */
export async function findUnready(
  { db }: Pick<Deps, "db">,
  postIds: readonly string[],
): Promise<UnpreparedPosts[]> {
  const rows = await db.$queryRaw<{ id: string; authorId: string }[]>`
    select p.id, p.author_id as "authorId" from posts p join users u on u.id = p.author_id
    where p.id = any(${[...postIds]}::uuid[]) and p.status = 'scheduled'
      and exists (
        select 1 from media m
        left join media_urns mu on mu.sha256 = m.sha256 and mu.member_sub = u.linkedin_profile_id
        where m.post_id = p.id and (mu.ready_at is null or mu.ready_at > now()))
    order by p.due_at, p.id`;
  return byMember(rows);
}

function byMember(rows: readonly { id: string; authorId: string }[]): UnpreparedPosts[] {
  const groups: UnpreparedPosts[] = [];
  const open = new Map<string, UnpreparedPosts>();
  for (const { id, authorId } of rows) {
    let group = open.get(authorId);
    if (!group || group.postIds.length === PER_MEMBER) {
      group = { authorId, postIds: [] };
      open.set(authorId, group);
      groups.push(group);
    }
    group.postIds.push(id);
  }
  return groups;
}
