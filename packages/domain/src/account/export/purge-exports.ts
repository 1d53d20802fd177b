import type { AccountDeps } from "../deps";

/** Files of one call. */
const BATCH_SIZE = 100;

/** Removes the files of exports whose link has ended. Answers how many, and whether there may be more. */
export async function purgeExports({
  db,
  files,
  clock,
}: Pick<AccountDeps, "db" | "files" | "clock">): Promise<{ purged: number; more: boolean }> {
  const rows = await db.dataExport.findMany({
    where: { expiresAt: { lte: new Date(clock.now()) }, storageKey: { not: null } },
    orderBy: { expiresAt: "asc" },
    take: BATCH_SIZE,
    select: { id: true, storageKey: true },
  });
  for (const { id, storageKey } of rows) {
    // The file goes first: a process that dies in between leaves a row that says so.
    await files.remove(storageKey!);
    await db.dataExport.updateMany({
      where: { id, storageKey },
      data: { status: "expired", storageKey: null },
    });
  }
  return { purged: rows.length, more: rows.length === BATCH_SIZE };
}
