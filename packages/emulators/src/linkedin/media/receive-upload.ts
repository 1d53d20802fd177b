import { createHash } from "node:crypto";
import type { Media, UploadSlot } from "../entities";
import { errors } from "../model/errors";
import { readImageHeader } from "../model/image-header";
import { mediaFailure } from "../model/media-failure";
import type { World } from "../world";
import { blobName } from "./blob-name";

/**
 * Takes the bytes of one upload URL. Images and documents go into processing at once, and only its end tells
 * whether they were any good; a video waits for its other parts and finalizeUpload. Answers the part's ETag.
 */
export function receiveUpload(world: World, media: Media, slot: UploadSlot, bytes: Buffer): string {
  const now = world.clock.now();
  if (now >= media.uploadExpiresAt) throw errors.invalid("EXPIRED_UPLOAD_URL", "Upload URL has expired");
  if (media.readyAt !== null)
    throw errors.invalid("UPDATING_ASSET_FAILED", "Asset cannot be updated anymore");
  if (bytes.length === 0) throw errors.invalid("UPDATING_ASSET_FAILED", "Upload is empty");
  if (slot.lastByte !== null && bytes.length !== slot.lastByte - slot.firstByte + 1) {
    throw errors.invalid(
      "UPDATING_ASSET_FAILED",
      `Part must have bytes ${slot.firstByte} to ${slot.lastByte}`,
    );
  }
  world.blobs.put(blobName(media.urn, slot), bytes);
  slot.etag = createHash("md5").update(bytes).digest("hex");
  world.store.saveMedia({ ...media, ...(slot.role === "bytes" && processed(world, media, bytes, now)) });
  return slot.etag;
}

function processed(world: World, { kind }: Media, bytes: Buffer, now: number): Partial<Media> {
  const { imageProcessingMs, documentProcessingMs } = world.settings.get();
  if (kind === "video") return {};
  if (kind === "document") {
    const contentType =
      bytes.toString("latin1", 0, 4) === "%PDF" ? "application/pdf" : "application/octet-stream";
    return { contentType, failure: mediaFailure.document(bytes), readyAt: now + documentProcessingMs };
  }
  const header = readImageHeader(bytes);
  return {
    ...(header && { contentType: header.type, width: header.width, height: header.height }),
    failure: mediaFailure.image(header),
    readyAt: now + imageProcessingMs,
  };
}
