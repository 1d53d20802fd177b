import type { Deps } from "../deps";
import { retainedSince } from "./model/retention";

const BATCH = 500;

/** Removes what has arrived of uploads that no row knows any more, and files that a dead process left half written. */
export async function purgeAbandonedUploads({ db, files, clock }: Pick<Deps, "db" | "files" | "clock">) {
  const before = retainedSince("orphanedFiles", clock.now());
  const uploads = await files.listUploads(before);
  for (let at = 0; at < uploads.length; at += BATCH) {
    const ids = uploads.slice(at, at + BATCH);
    const rows = await db.incomingFile.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const known = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) await files.discard(id);
  }
  await files.sweep(before);
}
