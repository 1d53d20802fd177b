import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "../shared/media-limits";
import type { MediaErrorCode } from "./model/media-errors";

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
