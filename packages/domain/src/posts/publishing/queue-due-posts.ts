import { LACKS_APPROVAL } from "../approvals/needs-approval";
import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import { toDueBatches, type DueRow } from "./to-due-batches";
import type { DueBatch } from "../ports/post-events";

/** Rows of one statement; bounds its time and its locks. */
const MAX_ROWS = 1000;
/** Statements of one look: 50,000 posts. */
const MAX_STATEMENTS = 50;

/**
 * Marks the posts that are due within TIMING.lookAhead as queued, and returns them in batches, those of one member
 * together; an empty array means that nothing is left. A post whose job was lost is queued again (TIMING.queueAgain).
 */
export async function queueDuePosts({ db }: Pick<PostsDeps, "db">): Promise<DueBatch[]> {
  const rows: DueRow[] = [];
  for (let statement = 0; statement < MAX_STATEMENTS; statement++) {
    try {
      const taken = await stampDue(db);
      rows.push(...taken);
      if (taken.length < MAX_ROWS) break;
    } catch (cause) {
      if (rows.length === 0) throw cause;
      // Marked posts must leave; the next look continues, or throws.
      break;
    }
  }
  return toDueBatches(rows);
}

function stampDue(db: PostsDeps["db"]): Promise<DueRow[]> {
  return db.$queryRaw<DueRow[]>`
    with due as (
      select p.id from posts p join users u on u.id = p.author_id
      where p.status = 'scheduled' -- guard:queue-status
        and p.deleted_at is null -- guard:queue-deleted
        and u.linkedin_status = 'active' -- guard:queue-connection
        and u.waitlist_status = 'active' -- guard:queue-account
        and not (${LACKS_APPROVAL}) -- guard:queue-approval
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
}

/**
 * Clears the queued mark of posts whose events could not be sent: the next sweep finds them at once, instead of after
 * TIMING.queueAgain.
 */
export async function unqueuePosts({ db }: Pick<PostsDeps, "db">, postIds: readonly string[]): Promise<void> {
  await db.post.updateMany({
    where: { id: { in: [...postIds] }, status: "scheduled" },
    data: { queuedAt: null },
  });
}
