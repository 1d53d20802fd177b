import type { MediaDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { withUploadLock } from "./with-upload-lock";
import { MEDIA_LIMITS } from "./model/media-limits";

const HOUR_MS = 3_600_000;

/** Rows of one call: bounds its duration. */
const BATCH_SIZE = 200;

/** Deletes an upload and its bytes. Refuses with `upload_not_found` or `upload_busy`. */
export async function deleteUpload(
  deps: Pick<MediaDeps, "db" | "files" | "log">,
  actor: Actor,
  id: string,
): Promise<void> {
  await withUploadLock(deps, actor, id, async () => {
    await deps.files.discard(id);
    await deps.db.incomingFile.deleteMany({ where: { id } });
  });
}

/**
 * Deletes uploads of all users that were not finished in time. Answers how many; after a full batch there may be more.
 */
export async function purgeUnfinishedUploads({
  db,
  files,
  clock,
}: Pick<MediaDeps, "db" | "files" | "clock">) {
  const before = new Date(clock.now() - MEDIA_LIMITS.unfinishedHours * HOUR_MS);
  const old = await db.incomingFile.findMany({
    where: { createdAt: { lt: before }, OR: [{ heldUntil: null }, { heldUntil: { lt: before } }] },
    select: { id: true },
    orderBy: { createdAt: "asc" },
    take: BATCH_SIZE,
  });
  for (const { id } of old) {
    await files.discard(id);
    await db.incomingFile.deleteMany({ where: { id } });
  }
  return { purged: old.length, more: old.length === BATCH_SIZE };
}
