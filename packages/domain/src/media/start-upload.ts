import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Deps } from "../deps";
import { spendRate } from "../limits/spend-rate";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "../shared/media-limits";
import { withUserLocked } from "../shared/with-user-locked";
import type { MediaErrorCode } from "./model/media-errors";
import { toFileName } from "./model/to-file-name";
import { ownFiles } from "./own-files";
import { requireStorage } from "./require-storage";

/** No kind of file may be larger; which kind it is, its content says at the end. */
const MOST_BYTES = Math.max(MEDIA_LIMITS.imageBytes, MEDIA_LIMITS.videoBytes, MEDIA_LIMITS.documentBytes);

/**
 * Begins an upload of `bytes` bytes and answers its id. It is of no use to anybody else. What the member has begun and
 * keeps is counted and added to under their lock: of many at once no more are begun than there is room for.
 * Refuses with `media_empty`, `media_too_large`, `rate_exceeded`, `uploads_too_many` or `media_storage_full`.
 */
export async function startUpload(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { bytes, fileName }: { bytes: number; fileName: string },
): Promise<string> {
  if (bytes === 0) throw new DomainError<MediaErrorCode>("media_empty");
  if (bytes > MOST_BYTES) throw new DomainError<MediaErrorCode>("media_too_large", { max: MOST_BYTES });
  await spendRate(deps, actor, "upload");
  return withUserLocked(deps.db, actor.userId, async (tx) => {
    const begun = await requireUnfinishedRoom(tx, actor, bytes);
    await requireStorage(tx, actor, begun + bytes);
    const { id } = await tx.incomingFile.create({
      data: { id: randomUUID(), bytes, fileName: toFileName(fileName), ...ownFiles(actor) },
    });
    return id;
  });
}

/** Answers how many bytes the member has begun. Refuses with `uploads_too_many`. */
async function requireUnfinishedRoom(
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
  const begun = Number(_sum.bytes ?? 0);
  if (begun + bytes > unfinishedBytes || _count >= unfinishedUploads)
    throw new DomainError<MediaErrorCode>("uploads_too_many", { hours: unfinishedHours });
  return begun;
}
