import { MAX_POSTS_PER_EVENT, type DueBatch } from "../ports/post-events";

export type DueRow = { id: string; authorId: string; dueAt: Date };

/** A smaller batch would cost a run for few posts. */
const MIN_BATCH_SIZE = 50;
/** Batches that one time is spread over before they grow: the replicas share them. */
const BATCHES_PER_TIME = 8;
/** Times this close share a batch: less than a run waits in the process (TIMING.longestWait). */
const SAME_TIME_MS = 2000;

/**
 * Groups posts by their time, and packs whole members into batches that grow with what is due, from 50 posts up to
 * MAX_POSTS_PER_EVENT. Only a member with more than that is split. Media makes no difference: it is uploaded by the
 * runs of prepare-media, and a post whose media is not ready is left to them.
 */
export function toDueBatches(rows: readonly DueRow[]): DueBatch[] {
  const ordered = [...rows].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || compare(a.id, b.id));
  return toTimes(ordered).flatMap((due) => {
    const dueAt = due[0]!.dueAt.toISOString();
    return packMembers(due).map((postIds) => ({ dueAt, postIds }));
  });
}

/** Splits ordered rows into groups of the same time. */
function toTimes(ordered: readonly DueRow[]): DueRow[][] {
  const times: DueRow[][] = [];
  for (const row of ordered) {
    const time = times.at(-1);
    if (time && row.dueAt.getTime() - time[0]!.dueAt.getTime() <= SAME_TIME_MS) time.push(row);
    else times.push([row]);
  }
  return times;
}

function packMembers(due: readonly DueRow[]): string[][] {
  const even = Math.ceil(due.length / BATCHES_PER_TIME);
  const size = Math.min(Math.max(even, MIN_BATCH_SIZE), MAX_POSTS_PER_EVENT);
  const members = new Map<string, string[]>();
  for (const { id, authorId } of due) {
    const own = members.get(authorId);
    if (own) own.push(id);
    else members.set(authorId, [id]);
  }
  const batches: string[][] = [];
  for (const own of members.values())
    for (const part of chunk(own, MAX_POSTS_PER_EVENT)) {
      const batch = batches.at(-1);
      if (batch && batch.length + part.length <= size) batch.push(...part);
      else batches.push(part);
    }
  return batches;
}

function chunk(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, i) => ids.slice(i * size, (i + 1) * size));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
