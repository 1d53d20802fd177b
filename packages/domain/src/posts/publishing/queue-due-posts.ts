import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import type { DueBatch } from "../ports/post-events";
import { toDueBatches, type DueRow } from "./to-due-batches";

/** Rows of one statement; bounds its time and its locks. */
const MAX_ROWS = 500;

/**
 * Marks up to 500 posts that are due within TIMING.lookAhead as queued, and returns them in batches; an empty array
 * means that nothing is left. A post whose job was lost is queued again (TIMING.queueAgain).
 */
export async function queueDuePosts({ db }: Pick<PostsDeps, "db">): Promise<DueBatch[]> {
  const rows = await db.$queryRaw<DueRow[]>`
    with due as (
      select p.id from posts p join users u on u.id = p.author_id
      where p.status = 'scheduled' -- guard:queue-status
        and p.deleted_at is null -- guard:queue-deleted
        and u.linkedin_status = 'active' -- guard:queue-connection
        and u.waitlist_status = 'active' -- guard:queue-account
        and p.due_at <= now() + make_interval(secs => ${TIMING.lookAhead / 1000})
        and (p.queued_at is null -- guard:queue-once
          or (p.due_at < now() - make_interval(secs => ${TIMING.overdueGrace / 1000})
            and p.queued_at < now() - make_interval(secs => ${TIMING.queueAgain / 1000})))
      order by p.due_at, p.id
      limit ${MAX_ROWS}
      for update of p skip locked
    )
    update posts p set queued_at = now() from due where p.id = due.id
    returning p.id, p.author_id as "authorId", p.due_at as "dueAt"`;
  return toDueBatches(rows);
}
