import type { Readable } from "node:stream";
import { queueEmailOnce } from "../../outbox/queue-emails";
import type { AccountDeps } from "../deps";
import { EXPORT_LIMITS } from "../model/data-export";
import { type LeasedExport, leaseExport, LostExport, recordProgress, releaseExport } from "./lease-export";
import { listEntries } from "./list-entries";

const HOUR_MS = 3_600_000;

type Deps = Pick<AccountDeps, "db" | "files" | "clock" | "log" | "mailer" | "writeArchive">;

/** `busy`: another process has it, or it is over. */
export type WrittenExport = "ready" | "again" | "failed" | "busy";

/**
 * Writes an export to storage, and makes it ready for a day. A process that dies leaves nothing: another one starts again
 * under the same key. The file is streamed, so that its size does not matter.
 */
export async function writeExport(deps: Deps, exportId: string): Promise<WrittenExport> {
  const leased = await leaseExport(deps, exportId);
  if (!leased) return "busy";
  try {
    const user = await deps.db.user.findUniqueOrThrow({
      where: { id: leased.userId },
      select: { name: true, preferredLanguage: true },
    });
    const person = {
      userId: leased.userId,
      name: user.name,
      locale: user.preferredLanguage === "de" ? ("de" as const) : ("en" as const),
    };
    const entries = listEntries(deps, person, (percent) => recordProgress(deps, leased, percent));
    const stored = await store(deps, leased, deps.writeArchive(entries));
    return (await finish(deps, leased, stored)) ? "ready" : "busy";
  } catch (error) {
    if (error instanceof LostExport) return "busy";
    deps.log.error("account.export_failed", { export: leased.id, tries: leased.tries, error });
    return releaseExport(deps, leased);
  }
}

/** Stores an archive under the export's key. When the store fails first, what is being read is let go. */
async function store({ files }: Pick<Deps, "files">, { id }: LeasedExport, archive: Readable) {
  // A later error of the archive has no reader any more.
  archive.on("error", () => {});
  try {
    return await files.storeStream(id, archive);
  } finally {
    archive.destroy();
  }
}

/** Marks an export as ready; older ones end, since each has everything. False when another process has it. */
async function finish(
  { db, clock, mailer }: Deps,
  { id, userId, tries, createdAt }: LeasedExport,
  { key: storageKey, bytes }: { key: string; bytes: number },
): Promise<boolean> {
  const now = new Date(clock.now());
  const expiresAt = new Date(now.getTime() + EXPORT_LIMITS.hours * HOUR_MS);
  return db.$transaction(async (tx) => {
    const { count } = await tx.dataExport.updateMany({
      where: { id, status: "running", tries },
      data: {
        status: "ready",
        progress: 100,
        leasedUntil: null,
        finishedAt: now,
        expiresAt,
        storageKey,
        bytes,
      },
    });
    if (count === 0) return false;
    await tx.dataExport.updateMany({
      where: { userId, id: { not: id }, status: "ready" },
      data: { expiresAt: now },
    });
    if (mailer && now.getTime() - createdAt.getTime() > EXPORT_LIMITS.slowMs)
      await queueEmailOnce(tx, {
        kind: "data_export_ready",
        occasion: `data_export_ready:${id}`,
        userId,
        dataExportId: id,
      });
    return true;
  });
}
