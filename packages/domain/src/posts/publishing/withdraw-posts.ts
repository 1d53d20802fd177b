import type { Deps } from "../../deps";
import { TIMING } from "../model/publish-timing";

/** Rows of one statement: bounds its time and its locks. The next look goes on. */
const AT_ONCE = 1000;

/**
 * Cancels what is due soon of accounts that are not active (any more). The decision about an account cancels its
 * schedule itself; this is for what came onto the schedule afterwards: a post that was just being sent and is released,
 * a request that was under way. Answers how many.
 */
export function withdrawPosts({ db }: Pick<Deps, "db">): Promise<number> {
  return db.$executeRaw`
    with closed as (
      select p.id from posts p join users u on u.id = p.author_id
      where p.deleted_at is null and p.due_at <= now() + make_interval(secs => ${TIMING.look / 1000})
        and p.status = 'scheduled' -- guard:withdraw-status
        and u.waitlist_status <> 'active' -- guard:withdraw-account
      order by p.due_at
      limit ${AT_ONCE}
      for update of p skip locked
    )
    update posts p set status = 'cancelled', queued_at = null, version = version + 1, updated_at = now()
    from closed where p.id = closed.id`;
}
