import type { ImportPreview } from "./import-preview";
import type { PostSource } from "./reported-post";
import type { RefusedReason, SyncFailure } from "./sync-errors";

/**
 * A row of a file that was not imported; `row` counts as a spreadsheet does, the first line is 1. `lines` are those that a
 * quote took with it which is never closed.
 */
export type RefusedRow = { row: number; sheet?: string; reason: RefusedReason; lines?: number };

/** A run as screens see it. */
export type SyncRunView = {
  id: string;
  source: PostSource;
  status: "proposed" | "queued" | "running" | "done" | "failed";
  done: number;
  /** Null while it is not known. */
  total: number | null;
  created: number;
  updated: number;
  skipped: number;
  /** All refused rows; `report` has the first of them. */
  refused: number;
  report: RefusedRow[];
  reason: SyncFailure | null;
  fileName: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  /** Of a run that LinkedIn stopped: when another one goes on. */
  resumeAt: Date | null;
  /** Of a proposed import: what was recognised; its counts are what would come of it. */
  preview: ImportPreview | null;
  /** Of an import that can be undone: until when. */
  undoableUntil: Date | null;
  undoneAt: Date | null;
  /** Of an undone import: rows that stayed, as they have changed since. */
  remaining: number;
};
