import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { MediaDeps } from "./deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "./model/media-limits";
import { withUserLocked } from "../shared/with-lock";
import type { MediaErrorCode } from "./model/media-errors";
import { toFileName } from "./model/to-file-name";
import { uploadedBy } from "./find-upload";

/** The largest limit of any kind of file; the content decides the kind at the end. */
const MAX_UPLOAD_BYTES = Math.max(
  MEDIA_LIMITS.imageBytes,
  MEDIA_LIMITS.videoBytes,
  MEDIA_LIMITS.documentBytes,
);

/**
 * Starts an upload of `bytes` bytes and returns its id, which only its owner can use. Unfinished and stored bytes are
 * counted under the member's lock, so that concurrent calls cannot exceed the limits. Refuses with `media_empty`,
 * `media_too_large`, `rate_exceeded`, `uploads_too_many` or `media_storage_full`.
 */
export async function startUpload(
  deps: Pick<MediaDeps, "db" | "clock">,
  actor: Actor,
  { bytes, fileName }: { bytes: number; fileName: string },
): Promise<string> {
  if (bytes === 0) throw new DomainError<MediaErrorCode>("media_empty");
  if (bytes > MAX_UPLOAD_BYTES)
    throw new DomainError<MediaErrorCode>("media_too_large", { max: MAX_UPLOAD_BYTES });
  await consumeRateLimit(deps, actor, "upload");
  return withUserLocked(deps.db, actor.userId, async (tx) => {
    const pendingBytes = await requirePendingRoom(tx, actor, bytes);
    await requireStorage(tx, actor, pendingBytes + bytes);
    const { id } = await tx.incomingFile.create({
      data: { id: randomUUID(), bytes, fileName: toFileName(fileName), ...uploadedBy(actor) },
    });
    return id;
  });
}

/** Returns the number of bytes in the member's unfinished uploads. Refuses with `uploads_too_many`. */
async function requirePendingRoom(
  tx: Prisma.TransactionClient,
  { userId }: Actor,
  bytes: number,
): Promise<number> {
  const { unfinishedBytes, unfinishedUploads, unfinishedHours } = MEDIA_LIMITS;
  const { _sum, _count } = await tx.incomingFile.aggregate({
    where: { uploaderId: userId },
    _sum: { bytes: true },
    _count: true,
  });
  const pendingBytes = Number(_sum.bytes ?? 0);
  if (pendingBytes + bytes > unfinishedBytes || _count >= unfinishedUploads)
    throw new DomainError<MediaErrorCode>("uploads_too_many", { hours: unfinishedHours });
  return pendingBytes;
}

/**
 * Refuses with `media_storage_full` (gigabytes, files) when the member has no room for another file of `bytes`. Counts
 * all their files in all workspaces. Call it under the lock of withUserLocked.
 */
export async function requireStorage(
  tx: Prisma.TransactionClient,
  { userId }: Pick<Actor, "userId">,
  bytes: number,
): Promise<void> {
  const { storedBytes, storedFiles } = MEDIA_LIMITS;
  const { _sum, _count } = await tx.media.aggregate({
    where: { uploaderId: userId },
    _sum: { bytes: true },
    _count: true,
  });
  if (Number(_sum.bytes ?? 0) + bytes <= storedBytes && _count < storedFiles) return;
  const gigabytes = storedBytes / 1024 ** 3;
  throw new DomainError<MediaErrorCode>("media_storage_full", { gigabytes, files: storedFiles });
}
