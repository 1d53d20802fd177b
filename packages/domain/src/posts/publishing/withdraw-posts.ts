import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import { transition } from "../transition";

const CANCEL = transition("cancel");

/** Rows of one statement; bounds its time and its locks. The next sweep continues. */
const MAX_ROWS = 1000;

/**
 * Cancels posts that are due soon of accounts that are not active, or no members of the workspace any more, or do not
 * consent to what others have scheduled, and those of closed workspaces. What ends these cancels or hands over the schedule itself; this is for posts that are scheduled afterwards, by a release or by a
 * request in flight. Returns how many.
 */
export function withdrawPosts({ db }: Pick<PostsDeps, "db">): Promise<number> {
  return db.$executeRaw`
    with closed as (
      select p.id from posts p join users u on u.id = p.author_id
        left join memberships m on m.workspace_id = p.workspace_id and m.user_id = p.author_id
      where p.deleted_at is null and p.due_at <= now() + make_interval(secs => ${TIMING.lookAhead / 1000})
        and ${CANCEL.from} -- guard:withdraw-status
        and not (not exists (select 1 from workspaces w where w.id = p.workspace_id and w.closed_at is not null) and u.waitlist_status = 'active' and m.user_id is not null and (p.scheduled_by_id is null or m.consented_at is not null)) -- guard:withdraw-account
      order by p.due_at
      limit ${MAX_ROWS}
      for update of p skip locked
    )
    update posts p set ${CANCEL.set}
    from closed where p.id = closed.id`;
}
