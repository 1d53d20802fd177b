import type { ImportErrorCode } from "@takt/domain/sync/model/sync-errors";
import type { FileItem, FileSource } from "@takt/domain/sync/ports/member-files";

/** A job for the worker of a file: one `detect`, or `open` and then `next` until the last items have come. */
export type FilesJob =
  | { kind: "detect"; bytes: Uint8Array }
  | { kind: "open"; bytes: Uint8Array; source: FileSource; fileName: string; now: Date }
  | { kind: "next" };

export type FilesAnswer =
  | { kind: "detected"; source: FileSource }
  | { kind: "opened"; total: number; measuredAt: Date | null }
  | { kind: "items"; items: FileItem[]; isLast: boolean }
  | { kind: "refused"; code: ImportErrorCode }
  /** A reader failed. */
  | { kind: "failed"; error: string };
