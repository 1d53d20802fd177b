import type { Prisma } from "@takt/db/generated/prisma/client";
import type { RefusedRow } from "../model/sync-run-view";
import type { FileItem, FilePost } from "../ports/member-files";

type Tx = Prisma.TransactionClient;

/** The items written in one transaction. */
export type SourceBatch = {
  items: number;
  posts: FilePost[];
  days: Extract<FileItem, { kind: "day" }>["day"][];
  refused: RefusedRow[];
  /** Where to go on after this batch, for a source that is not read by the number of items. */
  cursor?: Prisma.InputJsonValue;
  /** Writes what goes beyond posts, after them. Returns how many posts that has updated. */
  write?(tx: Tx): Promise<number>;
};

/** A source that a run reads, after what the run has already read. */
export type Source = {
  /** Null when the source does not tell how much there is. */
  total: number | null;
  measuredAt: Date;
  /** Refuses with a SyncFailure when it cannot be read further. */
  batches: AsyncIterable<SourceBatch>;
  /** Locks what the source is read with; false means that nothing it has read may be written. */
  hold?(tx: Tx): Promise<boolean>;
  /** Writes what follows from having read all of it. Returns how many posts that has updated. */
  finish?(tx: Tx): Promise<number>;
};

/** Collects items into a batch. */
export function toBatch(items: readonly FileItem[]): SourceBatch {
  const batch: SourceBatch = { items: items.length, posts: [], days: [], refused: [] };
  for (const item of items)
    if (item.kind === "post") batch.posts.push(item.post);
    else if (item.kind === "day") batch.days.push(item.day);
    else batch.refused.push(item.refused);
  return batch;
}
