import type { MediaKind } from "@takt/db/generated/prisma/client";

/**
 * The fewest calls that the upload of a file takes: a picture or a document is registered, a video finalised too
 * (docs/linkedin-api.md, Files). Looks at their state come on top, and nobody knows how many.
 */
export const UPLOAD_CALLS: Readonly<Record<MediaKind, number>> = { image: 1, document: 1, video: 2 };

/** Returns the fewest calls that the upload of files takes. */
export const countUploadCalls = (files: readonly { kind: MediaKind }[]): number =>
  files.reduce((calls, { kind }) => calls + UPLOAD_CALLS[kind], 0);
