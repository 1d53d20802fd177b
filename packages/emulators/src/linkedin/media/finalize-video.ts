import type { Media, UploadSlot } from "../entities";
import { errors } from "../model/errors";
import { mediaFailure } from "../model/media-failure";
import { readMp4Duration } from "../model/mp4-duration";
import type { World } from "../world";
import { blobName } from "./blob-name";

/** Ends a video's upload: every part there, and its ETags given in order, without quotes by default (reference 5.2). */
export function finalizeVideo(world: World, media: Media, uploadedPartIds: string[]) {
  const parts = media.slots.filter(({ role }) => role === "bytes");
  if (media.readyAt !== null) throw errors.invalid("UPDATING_ASSET_FAILED", "Upload is finalized already");
  const { quotedPartIds } = world.settings.get();
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
    (offset, length) => readParts(world, media.urn, parts, offset, length),
    size,
  );
  world.store.saveMedia({
    ...media,
    contentType: "video/mp4",
    durationMs: durationMs ?? 0,
    failure: mediaFailure.video(size, durationMs),
    readyAt: world.clock.now() + world.settings.get().videoProcessingMs,
  });
}

/** Only the parts asked about are read: a film may be larger than what memory is left. */
function readParts(world: World, urn: string, parts: UploadSlot[], offset: number, length: number) {
  const touched = parts.filter((part) => part.firstByte < offset + length && part.lastByte! >= offset);
  const bytes = Buffer.concat(touched.map((part) => world.blobs.get(blobName(urn, part))!));
  const start = offset - (touched[0]?.firstByte ?? 0);
  return bytes.subarray(start, start + length);
}
