import type { Deps } from "../deps";
import { MEDIA_LIMITS } from "../shared/media-limits";

const HOUR = 3_600_000;
/** Rows of one call: bounds its time. */
const BATCH = 200;

/** Forgets uploads that were not finished in time, whoever began them. Answers how many; a full batch: there may be more. */
export async function dropOldUploads({ db, files, clock }: Pick<Deps, "db" | "files" | "clock">) {
  const before = new Date(clock.now() - MEDIA_LIMITS.unfinishedHours * HOUR);
  const old = await db.incomingFile.findMany({
    where: { createdAt: { lt: before }, OR: [{ heldUntil: null }, { heldUntil: { lt: before } }] },
    select: { id: true },
    orderBy: { createdAt: "asc" },
    take: BATCH,
  });
  for (const { id } of old) {
    await files.discard(id);
    await db.incomingFile.deleteMany({ where: { id } });
  }
  return { dropped: old.length, more: old.length === BATCH };
}
