import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import type { DueBatch } from "../ports/post-events";

/** Posts of one event: one step serves many, and a lost event delays few. */
const MAX_BATCH_SIZE = 50;

export type DueRow = { id: string; authorId: string; dueAt: Date };

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

/**
 * Groups queued posts by their time, and packs whole members into batches of at most 50, with or without media: media
 * is uploaded by the runs of prepare-media, and a post whose media is not ready is left to them.
 */
export function toDueBatches(rows: readonly DueRow[]): DueBatch[] {
  const ordered = [...rows].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || compare(a.id, b.id));
  const batches: DueBatch[] = [];
  for (const due of groupBy(ordered, (row) => row.dueAt.getTime()).values()) {
    let batch: string[] = [];
    for (const own of groupBy(due, (row) => row.authorId).values()) {
      if (batch.length + own.length > MAX_BATCH_SIZE && batch.length > 0) batch = [];
      for (const { id } of own) {
        if (batch.length === 0) batches.push({ dueAt: due[0]!.dueAt.toISOString(), postIds: batch });
        batch.push(id);
        if (batch.length === MAX_BATCH_SIZE) batch = [];
      }
    }
  }
  return batches;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function groupBy<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
