import type { DueBatch } from "../ports/post-events";

/** Posts of one event: one step serves many, and a lost event delays few. */
const MAX_BATCH_SIZE = 50;

export type DueRow = { id: string; authorId: string; dueAt: Date };

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
