import { LACKS_APPROVAL } from "../approvals/needs-approval";
import type { PostsDeps } from "../deps";
import { transition } from "../transition";

const EXPIRE = transition("expire");

/** Rows of one statement; bounds its time and its locks. The next sweep continues. */
const MAX_ROWS = 1000;

/**
 * Expires posts that were not sent in time: nothing goes out after `expiresAt`. Returns how many. A post that is being
 * claimed at this moment is left to its claim, which checks the limit too; without waiting there is no deadlock.
 */
export function expirePosts({ db }: Pick<PostsDeps, "db">): Promise<number> {
  return db.$executeRaw`
    with gone as (
      select p.id from posts p
      where p.deleted_at is null and p.expires_at <= now()
        and ${EXPIRE.from} -- guard:expire-status
      order by p.expires_at
      limit ${MAX_ROWS}
      for update skip locked
    )
    update posts p set
      ${EXPIRE.set},
      reason = case
        when ${LACKS_APPROVAL} then 'not_approved'
        when u.linkedin_status <> 'active' then 'connection_invalid'
        -- It was deferred beyond its limit.
        when p.reason is not null and p.due_at >= p.expires_at then p.reason
        else 'missed' end
    from gone, users u
    where p.id = gone.id and u.id = p.author_id`;
}
