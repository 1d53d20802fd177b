import type { Deps } from "../../deps";
import { TIMING } from "../model/publish-timing";
import type { DueBatch } from "../ports/post-events";
import { toDueBatches, type DueRow } from "./to-due-batches";

/** Rows of one statement: bounds its time and its locks. */
const TAKE = 500;

/**
 * Stamps up to 500 rows that are due within LOOK as handed out, and answers them in batches. An empty
 * answer means that nothing is left. A row whose job was lost is handed out again (see TIMING.queueAgain).
 */
export async function takeDuePosts({ db }: Pick<Deps, "db">): Promise<DueBatch[]> {
  const rows = await db.$queryRaw<DueRow[]>`
    with due as (
      select p.id from posts p join users u on u.id = p.author_id
      where p.status = 'scheduled' -- guard:take-status
        and p.deleted_at is null -- guard:take-deleted
        and u.linkedin_status = 'active' -- guard:take-connection
        and u.waitlist_status = 'active' -- guard:take-account
        and p.due_at <= now() + make_interval(secs => ${TIMING.look / 1000})
        and (p.queued_at is null -- guard:take-once
          or (p.due_at < now() - make_interval(secs => ${TIMING.overdueGrace / 1000})
            and p.queued_at < now() - make_interval(secs => ${TIMING.queueAgain / 1000})))
      order by p.due_at, p.id
      limit ${TAKE}
      for update of p skip locked
    )
    update posts p set queued_at = now() from due where p.id = due.id
    returning p.id, p.author_id as "authorId", p.due_at as "dueAt"`;
  return toDueBatches(rows);
}
