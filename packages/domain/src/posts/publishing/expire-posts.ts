import type { Deps } from "../../deps";

/** Gives up what was not sent in time: nothing goes out after `expiresAt`. Answers how many. */
export function expirePosts({ db }: Pick<Deps, "db">): Promise<number> {
  return db.$executeRaw`
    update posts p set
      status = 'failed',
      reason = case
        when u.linkedin_status <> 'active' then 'connection_invalid'
        -- It was put off beyond its limit.
        when p.reason is not null and p.due_at >= p.expires_at then p.reason
        else 'missed' end,
      queued_at = null,
      updated_at = now()
    from users u
    where u.id = p.author_id and p.deleted_at is null
      and p.status = 'scheduled' -- guard:expire-status
      and p.expires_at <= now()`;
}
