import type { Deps } from "../../deps";

/** Rows of one statement: bounds its time and its locks. The next look goes on. */
const AT_ONCE = 1000;

/**
 * Gives up what was not sent in time: nothing goes out after `expiresAt`. Answers how many. A post that is being
 * claimed at this moment is left to its claim, which asks for the limit too: nobody waits, so nobody locks out.
 */
export function expirePosts({ db }: Pick<Deps, "db">): Promise<number> {
  return db.$executeRaw`
    with gone as (
      select id from posts
      where deleted_at is null and expires_at <= now()
        and status = 'scheduled' -- guard:expire-status
      order by expires_at
      limit ${AT_ONCE}
      for update skip locked
    )
    update posts p set
      status = 'failed',
      reason = case
        when u.linkedin_status <> 'active' then 'connection_invalid'
        -- It was put off beyond its limit.
        when p.reason is not null and p.due_at >= p.expires_at then p.reason
        else 'missed' end,
      queued_at = null,
      updated_at = now()
    from gone, users u
    where p.id = gone.id and u.id = p.author_id`;
}
