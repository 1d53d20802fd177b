import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import type { ContentLimits, FileFacts } from "@takt/domain/media/ports/file-store";

/** Reads the bytes `[at, at + length)` of a file, fewer at its end. */
export type ReadAt = (at: number, length: number) => Buffer;

/** A file, its type by its magic bytes, and its limits. */
export type InspectJob = {
  file: string;
  type: "video/mp4" | "application/pdf" | "image/gif";
  limits: Pick<ContentLimits, "videoSeconds" | "documentPages"> & GifLimits;
};

export type GifLimits = {
  gifFrames: number;
  /** The pixels of all frames together. */
  gifPixels: number;
};

export type RefusalData = Record<string, string | number>;

export type InspectAnswer =
  | { kind: "inspected"; facts: FileFacts }
  | { kind: "refused"; code: MediaErrorCode; data: RefusalData; reason: string }
  /** The disk or a reader failed. */
  | { kind: "failed"; error: string };
