import type { Readable } from "node:stream";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { holdUpload } from "./hold-upload";
import type { MediaErrorCode } from "./model/media-errors";

type Sent = {
  stream: Readable;
  /** How many bytes the sender believes to be there. */
  offset: number;
  /** How many it is about to send, if it says so. */
  length: number | null;
};

/**
 * Takes a piece of an upload, and answers how many bytes are there then; fewer than sent when the sender was cut off.
 * Refuses with `upload_not_found`, `upload_busy`, `upload_offset_wrong` or `media_too_large`.
 */
export function receiveUpload(
  deps: Pick<Deps, "db" | "files" | "log">,
  actor: Actor,
  id: string,
  { stream, offset, length }: Sent,
): Promise<number> {
  return holdUpload(deps, actor, id, async ({ bytes }, isHeld) => {
    const received = await deps.files.received(id);
    if (received !== offset) throw new DomainError<MediaErrorCode>("upload_offset_wrong", { received });
    if (length !== null && offset + length > bytes)
      throw new DomainError<MediaErrorCode>("media_too_large", { max: bytes });
    return deps.files.receive(id, { stream, from: offset, most: bytes, mayWrite: isHeld });
  });
}
