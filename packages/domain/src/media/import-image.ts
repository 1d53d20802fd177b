import { Readable } from "node:stream";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { MediaDeps } from "./deps";
import { findMedia } from "./finish-upload";
import type { MediaErrorCode } from "./model/media-errors";
import { MEDIA_LIMITS } from "./model/media-limits";
import type { PostMedia } from "./model/post-media";
import type { RemoteImageFailure } from "./ports/remote-images";
import { discardReceived, finishReceived, receiveFile } from "./receive-file";
import { consumeRateLimit } from "../limits/consume-rate-limit";

/** Seconds after which somebody who reads too much at once may try again. */
const BUSY_SECONDS = 5;

const REFUSALS = {
  url_invalid: "media_url_invalid",
  private: "media_url_private",
  unreachable: "media_url_unreachable",
  no_image: "media_url_no_image",
} as const satisfies Record<Exclude<RemoteImageFailure, "busy" | "too_large">, MediaErrorCode>;

/**
 * Reads a picture of another server and keeps it as a media file with the id `id`; repeated, it returns that file. It has the
 * name `fileName`, or the one of its address. Refuses with the `media_url_*` codes, `media_too_large`, and as
 * finishUpload does.
 */
export async function importImage(
  deps: Pick<MediaDeps, "db" | "clock" | "files" | "log" | "readRemoteImage">,
  actor: Actor,
  { id, url, fileName }: { id: string; url: string; fileName?: string | undefined },
): Promise<PostMedia> {
  const existing = await findMedia(deps, actor, id);
  if (existing) return existing;
  await consumeRateLimit(deps, actor, "remoteImage");
  const most = MEDIA_LIMITS.imageBytes;
  const image = await deps.readRemoteImage(url, { most, owner: actor.userId });
  if (image.kind === "failed") throw toRefusal(image.reason);
  const { bytes } = image;
  const received = await receiveFile(deps, actor, {
    stream: Readable.from([Buffer.from(bytes)]),
    length: bytes.length,
    most,
    fileName: fileName ?? image.fileName,
  });
  try {
    return await finishReceived(deps, actor, received, id);
  } finally {
    await discardReceived(deps, actor, received);
  }
}

function toRefusal(reason: RemoteImageFailure): DomainError {
  if (reason === "busy") return new DomainError("rate_exceeded", { seconds: BUSY_SECONDS });
  if (reason === "too_large")
    return new DomainError<MediaErrorCode>("media_too_large", { max: MEDIA_LIMITS.imageBytes });
  return new DomainError<MediaErrorCode>(REFUSALS[reason]);
}
