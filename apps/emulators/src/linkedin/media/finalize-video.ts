import type { Media, UploadSlot } from "../model/entities";
import { errors } from "../model/errors";
import { mediaFailure } from "../model/media-failure";
import { readMp4Duration } from "../model/mp4-duration";
import type { Backend } from "../backend";
import { blobName } from "../store/blobs";

/** Ends a video's upload. All parts must be there, their ETags in order (docs/linkedin-api.md, Files). */
export function finalizeVideo(backend: Backend, media: Media, uploadedPartIds: string[]) {
  const parts = media.slots.filter(({ role }) => role === "bytes");
  if (media.readyAt !== null) throw errors.invalid("UPDATING_ASSET_FAILED", "Upload is finalized already");
  const { quotedPartIds } = backend.settings.get();
  const ids =
    quotedPartIds === "accept" ? uploadedPartIds.map((id) => id.replace(/^"(.*)"$/, "$1")) : uploadedPartIds;
  const complete =
    ids.length === parts.length && parts.every(({ etag }, i) => etag !== null && etag === ids[i]);
  if (!complete) {
    throw errors.invalid(
      "UPDATING_ASSET_FAILED",
      "Uploaded part ids do not match the uploaded parts in order",
    );
  }
  const size = parts.at(-1)!.lastByte! + 1;
  const durationMs = readMp4Duration(
    (offset, length) => readParts(backend, media.urn, parts, offset, length),
    size,
  );
  backend.store.saveMedia({
    ...media,
    contentType: "video/mp4",
    durationMs: durationMs ?? 0,
    failure: mediaFailure.video(size, durationMs),
    readyAt: backend.clock.now() + backend.settings.get().videoProcessingMs,
  });
}

/** Reads a range from the parts that contain it, because a whole video may not fit into memory. */
function readParts(backend: Backend, urn: string, parts: UploadSlot[], offset: number, length: number) {
  const touched = parts.filter((part) => part.firstByte < offset + length && part.lastByte! >= offset);
  const bytes = Buffer.concat(touched.map((part) => backend.blobs.get(blobName(urn, part))!));
  const start = offset - (touched[0]?.firstByte ?? 0);
  return bytes.subarray(start, start + length);
}
