import { createHash } from "node:crypto";
import { type Readable, Transform, pipeline } from "node:stream";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { deleteUpload } from "./delete-upload";
import type { MediaDeps } from "./deps";
import { uploadedBy } from "./find-upload";
import { findMedia, finishUpload } from "./finish-upload";
import type { MediaErrorCode } from "./model/media-errors";
import type { PostMedia } from "./model/post-media";
import { receiveUpload } from "./receive-upload";
import { startUpload } from "./start-upload";

type Deps = Pick<MediaDeps, "db" | "clock" | "files" | "log">;

/** A file that is sent in one piece; `length` in bytes where it is announced, and `most` is its limit. */
export type SentFile = { stream: Readable; length: number | null; most: number; fileName: string };
/** An upload that is complete, with the SHA-256 of its bytes (hex). */
export type ReceivedFile = { upload: string; sha256: string };

/**
 * Receives a whole file at once, a chunk in memory at a time. Refuses as startUpload and receiveUpload do, and with
 * `media_incomplete` where it ends before its end; then nothing is left of it.
 */
export async function receiveFile(
  deps: Deps,
  actor: Actor,
  { stream, length, most, fileName }: SentFile,
): Promise<ReceivedFile> {
  const upload = await startUpload(deps, actor, { bytes: length ?? most, fileName });
  try {
    const hash = createHash("sha256");
    const hashed = pipeline(
      stream,
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      }),
      // A sender that stops is found by the bytes that have arrived.
      () => undefined,
    );
    const bytes = await receiveUpload(deps, actor, upload, { stream: hashed, offset: 0, length });
    if (!hashed.readableEnded || (length !== null && bytes < length))
      throw new DomainError<MediaErrorCode>("media_incomplete");
    if (bytes === 0) throw new DomainError<MediaErrorCode>("media_empty");
    await deps.db.incomingFile.updateMany({ where: { id: upload, ...uploadedBy(actor) }, data: { bytes } });
    return { upload, sha256: hash.digest("hex") };
  } catch (error) {
    await discardReceived(deps, actor, { upload });
    throw error;
  }
}

/** Turns a received file into a media file with the id `id`, or returns that file where it is there already. Refuses as finishUpload does. */
export async function finishReceived(
  deps: Deps,
  actor: Actor,
  { upload }: Pick<ReceivedFile, "upload">,
  id: string,
): Promise<PostMedia> {
  return (await findMedia(deps, actor, id)) ?? finishUpload(deps, actor, upload, id);
}

/** Deletes what was received, unless it has become a media file, or was refused and is gone. */
export async function discardReceived(
  deps: Deps,
  actor: Actor,
  { upload }: Pick<ReceivedFile, "upload">,
): Promise<void> {
  await deleteUpload(deps, actor, upload).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "upload_not_found") throw error;
  });
}
