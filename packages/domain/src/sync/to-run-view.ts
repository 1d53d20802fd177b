import type { SyncRun } from "@takt/db/generated/prisma/client";
import type { ImportPreview } from "./model/import-preview";
import { SYNC_LIMITS } from "./model/sync-limits";
import type { RefusedRow, SyncRunView } from "./model/sync-run-view";
import type { SyncFailure } from "./model/sync-errors";

const DAY_MS = 86_400_000;

/** Converts a row for screens, without where its file lies; `hasChanges` of an import whose changes are still recorded. */
export function toRunView(run: SyncRun, { hasChanges = false } = {}): SyncRunView {
  const {
    id,
    source,
    status,
    done,
    total,
    created,
    updated,
    skipped,
    refused,
    fileName,
    createdAt,
    finishedAt,
    resumeAt,
    undoneAt,
    remaining,
  } = run;
  const isUndoable = hasChanges && finishedAt !== null && undoneAt === null;
  return {
    id,
    source,
    status,
    done,
    total,
    created,
    updated,
    skipped,
    refused,
    fileName,
    createdAt,
    finishedAt,
    resumeAt,
    undoneAt,
    remaining,
    undoableUntil: isUndoable ? new Date(finishedAt.getTime() + SYNC_LIMITS.undoDays * DAY_MS) : null,
    preview: run.preview as ImportPreview | null,
    report: run.report as RefusedRow[],
    reason: run.reason as SyncFailure | null,
  };
}
