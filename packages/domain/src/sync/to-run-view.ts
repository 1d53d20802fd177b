import type { SyncRun } from "@takt/db/generated/prisma/client";
import type { RefusedRow, SyncRunView } from "./model/sync-run-view";
import type { SyncFailure } from "./model/sync-errors";

/** Converts a row for screens, without where its file lies. */
export function toRunView(run: SyncRun): SyncRunView {
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
  } = run;
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
    report: run.report as RefusedRow[],
    reason: run.reason as SyncFailure | null,
  };
}
