import type { MediaDeps } from "../media/deps";
import { retainedSince } from "./model/retention";

const BATCH_SIZE = 500;

/** Removes the bytes of uploads that have no row, and temporary files that a dead process left behind. */
export async function purgeAbandonedUploads({ db, files, clock }: Pick<MediaDeps, "db" | "files" | "clock">) {
  const before = retainedSince("orphanedFiles", clock.now());
  const uploads = await files.listUploads(before);
  for (let at = 0; at < uploads.length; at += BATCH_SIZE) {
    const ids = uploads.slice(at, at + BATCH_SIZE);
    const rows = await db.incomingFile.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const known = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) await files.discard(id);
  }
  await files.sweep(before);
}
