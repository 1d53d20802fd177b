import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "../shared/media-limits";
import type { MediaErrorCode } from "./model/media-errors";

/**
 * Under the lock of withUserLocked: whether the member may keep another file of `bytes`, besides what they keep already.
 * Counts every file they have, in whichever workspace. Refuses with `media_storage_full` (gigabytes, files).
 */
export async function requireStorage(
  tx: Prisma.TransactionClient,
  { userId }: Pick<Actor, "userId">,
  bytes: number,
): Promise<void> {
  const { keptBytes, keptFiles } = MEDIA_LIMITS;
  const { _sum, _count } = await tx.media.aggregate({
    where: { uploaderId: userId },
    _sum: { bytes: true },
    _count: true,
  });
  if (Number(_sum.bytes ?? 0) + bytes <= keptBytes && _count < keptFiles) return;
  const gigabytes = keptBytes / 1024 ** 3;
  throw new DomainError<MediaErrorCode>("media_storage_full", { gigabytes, files: keptFiles });
}
