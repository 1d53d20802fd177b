import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Media, UploadSlot } from "../model/entities";
import { errors } from "../model/errors";
import { readImageHeader } from "../model/image-header";
import { mediaFailure } from "../model/media-failure";
import { createPageCounter } from "../model/pdf-pages";
import type { Backend } from "../backend";
import { blobName } from "../store/blobs";

/** Readers look for a PDF's header in these first bytes (ISO 32000-1, Annex H.3). */
const HEAD_BYTES = 1_024;

type Received = { size: number; md5: string; head: string; pages: number };

/**
 * Receives the bytes of one upload URL piece by piece and returns the part's ETag. Images and documents start
 * processing at once, and only its end shows whether they are valid; a video waits for its other parts and
 * finalizeUpload. Nothing is stored of an upload that is cut off or has the wrong length.
 */
export async function receiveUpload(
  backend: Backend,
  urn: string,
  slot: UploadSlot,
  body: AsyncIterable<Uint8Array>,
): Promise<string> {
  checkAcceptsBytes(backend, backend.store.media.get(urn)!);
  const blob = await backend.blobs.writer(blobName(urn, slot));
  let received: Received;
  try {
    try {
      received = await readBody(backend, body, (piece) => blob.write(piece));
    } finally {
      await blob.close();
    }
    checkLength(slot, received.size);
    // Another request may have finished first on the same URL. Everything below is synchronous.
    checkAcceptsBytes(backend, backend.store.media.get(urn)!);
  } catch (error) {
    blob.discard();
    throw error;
  }
  blob.commit();
  slot.etag = received.md5;
  const media = backend.store.media.get(urn)!;
  const slots = media.slots.map((one) => (one.token === slot.token ? { ...one, etag: slot.etag } : one));
  backend.store.saveMedia({
    ...media,
    slots,
    ...(slot.role === "bytes" && processingOf(backend, media, slot, received)),
  });
  return slot.etag;
}

function checkAcceptsBytes({ clock }: Backend, { uploadExpiresAt, readyAt }: Media) {
  if (clock.now() >= uploadExpiresAt) throw errors.invalid("EXPIRED_UPLOAD_URL", "Upload URL has expired");
  if (readyAt !== null) throw errors.invalid("UPDATING_ASSET_FAILED", "Asset cannot be updated anymore");
}

function checkLength({ firstByte, lastByte }: UploadSlot, size: number) {
  if (size === 0) throw errors.invalid("UPDATING_ASSET_FAILED", "Upload is empty");
  if (lastByte !== null && size !== lastByte - firstByte + 1) {
    throw errors.invalid("UPDATING_ASSET_FAILED", `Part must have bytes ${firstByte} to ${lastByte}`);
  }
}

async function readBody(
  { settings }: Backend,
  body: AsyncIterable<Uint8Array>,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<Received> {
  const hash = createHash("md5");
  const pages = createPageCounter();
  let size = 0;
  let head = "";
  for await (const piece of body) {
    if (size === 0) head = Buffer.from(piece.subarray(0, HEAD_BYTES)).toString("latin1");
    size += piece.byteLength;
    hash.update(piece);
    if (head.includes("%PDF-")) pages.add(piece);
    await write(piece);
    const { uploadBytesPerSecond: speed } = settings.get();
    if (speed !== null) await sleep((piece.byteLength / speed) * 1_000);
  }
  return { size, md5: hash.digest("hex"), head, pages: pages.total() };
}

function processingOf(
  backend: Backend,
  { urn, kind }: Media,
  slot: UploadSlot,
  received: Received,
): Partial<Media> {
  const { imageProcessingMs, documentProcessingMs } = backend.settings.get();
  const now = backend.clock.now();
  if (kind === "video") return {};
  if (kind === "document") {
    const contentType = received.head.includes("%PDF-") ? "application/pdf" : "application/octet-stream";
    return { contentType, failure: mediaFailure.document(received), readyAt: now + documentProcessingMs };
  }
  const header = readImageHeader(backend.blobs.get(blobName(urn, slot))!);
  return {
    ...(header && { contentType: header.type, width: header.width, height: header.height }),
    failure: mediaFailure.image(header),
    readyAt: now + imageProcessingMs,
  };
}
