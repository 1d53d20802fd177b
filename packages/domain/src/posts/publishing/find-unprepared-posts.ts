import type { Deps } from "../../deps";
import { TIMING } from "../model/publish-timing";

/** Posts due within ten minutes with a file that LinkedIn does not have yet, the earliest first. */
export async function findUnpreparedPosts({ db }: Pick<Deps, "db">): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select p.id from posts p join users u on u.id = p.author_id
    where p.status = 'scheduled' and p.deleted_at is null and u.linkedin_status = 'active'
      and p.due_at <= now() + make_interval(secs => ${TIMING.mediaAhead / 1000}) and p.expires_at > now()
      and exists (
        select 1 from media m
        left join media_urns mu on mu.sha256 = m.sha256 and mu.member_sub = u.linkedin_profile_id
        where m.post_id = p.id and mu.urn is null)
    order by p.due_at limit 200`;
  return rows.map(({ id }) => id);
}
