import { purgeUnfinishedUploads } from "../media/delete-upload";
import type { RetentionDeps } from "./deps";
import type { Purged, Retained } from "./model/retention";
import { purgeClosedWorkspaces } from "./purge-closed-workspaces";
import { purgeFeedback } from "./purge-feedback";
import { purgeDeletedPosts, purgeDetachedMedia } from "./purge-media";
import { purgeDailyMetrics, purgePostMetrics } from "./purge-metrics";
import { isPurgedByAge, PURGED_ROWS, purgeOldRows, type RowKind } from "./purge-old-rows";
import { purgeOrphanedFiles } from "./purge-orphaned-files";
import { recordPurge } from "./record-purge";

export type PurgeDeps = Pick<RetentionDeps, "db" | "files" | "clock" | "log" | "billingRetentionYears">;

/** Partitions of the store, one batch each, so that no batch takes long. */
const STORE_PARTS = 16;

/** How a kind that has more than rows is purged, a batch at a time; the others are rows that go by their age. */
const PURGES: Record<Exclude<Retained, RowKind>, (deps: PurgeDeps, batch: number) => Promise<Purged>> = {
  closedWorkspaces: purgeClosedWorkspaces,
  deletedPosts: purgeDeletedPosts,
  detachedMedia: purgeDetachedMedia,
  incomingFiles: purgeUnfinishedUploads,
  feedback: purgeFeedback,
  postMetrics: purgePostMetrics,
  dailyMetrics: purgeDailyMetrics,
  async orphanedFiles(deps, part) {
    const { purged } = await purgeOrphanedFiles(deps, part, STORE_PARTS);
    return { purged, more: part + 1 < STORE_PARTS };
  },
};

/** Every kind that is purged, in the order of a night: rows before the files without a row. */
export const PURGED_KINDS: readonly Retained[] = [
  ...PURGED_ROWS,
  ...(Object.keys(PURGES) as (keyof typeof PURGES)[]),
];

/** Purges a batch of a kind that is past its retention, and records it. The batches of a run are counted from 0. */
export async function purge(deps: PurgeDeps, kind: Retained, batch: number): Promise<Purged> {
  const result = isPurgedByAge(kind) ? await purgeOldRows(deps, kind) : await PURGES[kind](deps, batch);
  await recordPurge(deps, kind, { purged: result.purged, first: batch === 0, last: !result.more });
  return result;
}
