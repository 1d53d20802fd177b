import type { Readable } from "node:stream";
import type { MediaDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUploadLock } from "./with-upload-lock";
import type { MediaErrorCode } from "./model/media-errors";
import { findUpload } from "./find-upload";

type Sent = {
  stream: Readable;
  /** The offset that the client assumes. */
  offset: number;
  /** The number of bytes the client announces, if it does. */
  length: number | null;
};

/**
 * Receives a chunk of an upload, and returns how many bytes there are then; fewer than sent when the client was
 * disconnected. Refuses with `upload_not_found`, `upload_busy`, `upload_offset_wrong` or `media_too_large`.
 */
export function receiveUpload(
  deps: Pick<MediaDeps, "db" | "files" | "log">,
  actor: Actor,
  id: string,
  { stream, offset, length }: Sent,
): Promise<number> {
  return withUploadLock(deps, actor, id, async ({ bytes }, isLocked) => {
    const received = await deps.files.received(id);
    if (received !== offset) throw new DomainError<MediaErrorCode>("upload_offset_wrong", { received });
    if (length !== null && offset + length > bytes)
      throw new DomainError<MediaErrorCode>("media_too_large", { max: bytes });
    return deps.files.receive(id, { stream, from: offset, most: bytes, mayWrite: isLocked });
  });
}

/** Returns how much of an upload has arrived, where the client continues. Refuses with `upload_not_found`. */
export async function getUploadProgress(
  deps: Pick<MediaDeps, "db" | "files">,
  actor: Actor,
  id: string,
): Promise<{ received: number; bytes: number }> {
  const { bytes } = await findUpload(deps, actor, id);
  return { received: await deps.files.received(id), bytes };
}
