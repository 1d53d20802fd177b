import { announceLinks } from "../announce-links";
import type { SyncDeps } from "../deps";
import type { LeasedRun } from "../lease-run";
import { mergeLinkedinPosts } from "../merge-linkedin-posts";
import { SYNC_LIMITS } from "../model/sync-limits";
import { countTaktPosts, listTaktPosts } from "../takt-posts";
import type { Source, SourceBatch } from "./source";

/** Opens what Takt published for the run's user. */
export async function openTaktSource({ db }: Pick<SyncDeps, "db">, run: LeasedRun): Promise<Source> {
  return {
    total: await countTaktPosts(db, run.userId),
    measuredAt: run.createdAt,
    batches: readTakt(db, run),
  };
}

/**
 * Merges what Takt published before another source is read, whose posts then meet all of it, however close together
 * they are.
 */
export async function mergeTaktPosts(
  { db, clock, events }: Pick<SyncDeps, "db" | "clock" | "events">,
  run: Pick<LeasedRun, "userId">,
): Promise<void> {
  for await (const { posts } of readTakt(db, { userId: run.userId, done: 0 })) {
    const reports = posts.map(({ report }) => report);
    const { linked } = await db.$transaction((tx) =>
      mergeLinkedinPosts(tx, run.userId, "takt", reports, new Date(clock.now())),
    );
    announceLinks({ events }, linked);
  }
}

async function* readTakt(
  db: SyncDeps["db"],
  { userId, done }: Pick<LeasedRun, "userId" | "done">,
): AsyncIterable<SourceBatch> {
  for (let offset = done; ; offset += SYNC_LIMITS.batch) {
    const reports = await listTaktPosts(db, userId, { offset, limit: SYNC_LIMITS.batch });
    if (reports.length > 0)
      yield { items: reports.length, posts: reports.map((report) => ({ report })), days: [], refused: [] };
    if (reports.length < SYNC_LIMITS.batch) return;
  }
}
