import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Media, UploadSlot } from "../entities";
import { errors } from "../model/errors";
import { readImageHeader } from "../model/image-header";
import { mediaFailure } from "../model/media-failure";
import { createPageCounter } from "../model/pdf-pages";
import type { World } from "../world";
import { blobName } from "./blob-name";

type Received = { size: number; md5: string; head: string; pages: number };

/**
 * Takes the bytes of one upload URL, holding a piece at a time. Images and documents go into processing at once, and
 * only its end tells whether they were any good; a video waits for its other parts and finalizeUpload. Answers the
 * part's ETag. Nothing is kept of an upload that is cut off or has the wrong length.
 */
export async function receiveUpload(
  world: World,
  urn: string,
  slot: UploadSlot,
  body: AsyncIterable<Uint8Array>,
): Promise<string> {
  checkOpen(world, world.store.media.get(urn)!);
  const blob = await world.blobs.writer(blobName(urn, slot));
  let received: Received;
  try {
    try {
      received = await take(world, body, (piece) => blob.write(piece));
    } finally {
      await blob.close();
    }
    checkLength(slot, received.size);
    // Another one may have been quicker with the same URL. From here on nothing is waited for.
    checkOpen(world, world.store.media.get(urn)!);
  } catch (error) {
    blob.drop();
    throw error;
  }
  blob.keep();
  slot.etag = received.md5;
  const media = world.store.media.get(urn)!;
  const slots = media.slots.map((one) => (one.token === slot.token ? { ...one, etag: slot.etag } : one));
  world.store.saveMedia({
    ...media,
    slots,
    ...(slot.role === "bytes" && processed(world, media, slot, received)),
  });
  return slot.etag;
}

function checkOpen({ clock }: World, { uploadExpiresAt, readyAt }: Media) {
  if (clock.now() >= uploadExpiresAt) throw errors.invalid("EXPIRED_UPLOAD_URL", "Upload URL has expired");
  if (readyAt !== null) throw errors.invalid("UPDATING_ASSET_FAILED", "Asset cannot be updated anymore");
}

function checkLength({ firstByte, lastByte }: UploadSlot, size: number) {
  if (size === 0) throw errors.invalid("UPDATING_ASSET_FAILED", "Upload is empty");
  if (lastByte !== null && size !== lastByte - firstByte + 1) {
    throw errors.invalid("UPDATING_ASSET_FAILED", `Part must have bytes ${firstByte} to ${lastByte}`);
  }
}

async function take(
  { settings }: World,
  body: AsyncIterable<Uint8Array>,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<Received> {
  const hash = createHash("md5");
  const pages = createPageCounter();
  let size = 0;
  let head = "";
  for await (const piece of body) {
    if (size === 0) head = Buffer.from(piece.subarray(0, 8)).toString("latin1");
    size += piece.byteLength;
    hash.update(piece);
    if (head.startsWith("%PDF-")) pages.add(piece);
    await write(piece);
    const { uploadBytesPerSecond: speed } = settings.get();
    if (speed !== null) await sleep((piece.byteLength / speed) * 1_000);
  }
  return { size, md5: hash.digest("hex"), head, pages: pages.total() };
}

function processed(world: World, { urn, kind }: Media, slot: UploadSlot, received: Received): Partial<Media> {
  const { imageProcessingMs, documentProcessingMs } = world.settings.get();
  const now = world.clock.now();
  if (kind === "video") return {};
  if (kind === "document") {
    const contentType = received.head.startsWith("%PDF") ? "application/pdf" : "application/octet-stream";
    return { contentType, failure: mediaFailure.document(received), readyAt: now + documentProcessingMs };
  }
  const header = readImageHeader(world.blobs.get(blobName(urn, slot))!);
  return {
    ...(header && { contentType: header.type, width: header.width, height: header.height }),
    failure: mediaFailure.image(header),
    readyAt: now + imageProcessingMs,
  };
}
