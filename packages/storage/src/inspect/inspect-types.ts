import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import type { ContentLimits, FileFacts } from "@takt/domain/media/ports/file-store";

/** Bytes `[at, at + length)` of a file, fewer at its end. */
export type ReadAt = (at: number, length: number) => Buffer;

/** A file whose magic bytes have said what it is, and the limits it has to keep. */
export type InspectJob = {
  file: string;
  type: "video/mp4" | "application/pdf" | "image/gif";
  limits: Pick<ContentLimits, "videoSeconds" | "documentPages"> & GifLimits;
};

export type GifLimits = {
  gifFrames: number;
  /** Of all frames together. */
  gifPixels: number;
};

export type RefusalData = Record<string, string | number>;

export type InspectAnswer =
  | { kind: "inspected"; facts: FileFacts }
  | { kind: "refused"; code: MediaErrorCode; data: RefusalData; reason: string }
  /** The disk, or the readers themselves. */
  | { kind: "failed"; error: string };

/** From the worker: `ready` once, then the answer. */
export type FromWorker = { kind: "ready" } | InspectAnswer;
