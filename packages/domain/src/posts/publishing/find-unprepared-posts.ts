import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";

/** Posts of one member whose media is not ready, the earliest first. */
export type UnpreparedPosts = { authorId: string; postIds: string[] };

const MAX_POSTS = 500;
const MAX_POSTS_PER_MEMBER = 25;

/**
 * Finds posts due soon (with a video or a document further ahead) that have a file which LinkedIn does not have and no
 * process uploads, or which it has not processed and whose status should be polled. The earliest first, by member.
 */
export async function findUnpreparedPosts({ db }: Pick<PostsDeps, "db">): Promise<UnpreparedPosts[]> {
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
            else mu.ready_at is null and coalesce(mu.next_poll_at, now()) <= now() end)
    order by p.due_at, p.id limit ${MAX_POSTS}`;
  return byMember(rows);
}

/** Finds those of these posts that have a file which is not ready. */
export async function findUnready(
  { db }: Pick<PostsDeps, "db">,
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
    if (!group || group.postIds.length === MAX_POSTS_PER_MEMBER) {
      group = { authorId, postIds: [] };
      open.set(authorId, group);
      groups.push(group);
    }
    group.postIds.push(id);
  }
  return groups;
}
