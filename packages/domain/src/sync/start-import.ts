import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { toFileName } from "../media/model/to-file-name";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-user-locked";
import type { SyncDeps } from "./deps";
import type { SyncErrorCode } from "./model/sync-errors";
import type { SyncRunView } from "./model/sync-run-view";
import { toRunView } from "./to-run-view";

/**
 * Takes a file that LinkedIn gave the actor, and starts the run that reads it; a job goes on with it. One file of a user
 * is imported at a time. Refuses with `rate_exceeded`, `import_running`, and the `import_*` codes about the content.
 */
export async function startImport(
  deps: Pick<SyncDeps, "db" | "clock" | "files" | "memberFiles" | "syncEvents">,
  actor: Actor,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<SyncRunView> {
  const { userId } = actor;
  await consumeRateLimit(deps, actor, "import");
  const source = await deps.memberFiles.detect(bytes);
  // Asked before the file is stored, and again under the lock.
  await requireNoImport(deps.db, userId);
  const storageKey = await deps.files.storeBytes(randomUUID(), bytes);
  const run = await withUserLocked(deps.db, userId, async (tx) => {
    await requireNoImport(tx, userId);
    return tx.syncRun.create({ data: { userId, source, storageKey, fileName: toFileName(fileName) } });
  }).catch(async (error: unknown) => {
    await deps.files.remove(storageKey);
    throw error;
  });
  deps.syncEvents.runDue({ runId: run.id, userId });
  return toRunView(run);
}

async function requireNoImport(db: Prisma.TransactionClient, userId: string): Promise<void> {
  const running = await db.syncRun.count({
    where: {
      userId,
      source: { in: ["archive_file", "analytics_file"] },
      status: { in: ["queued", "running"] },
    },
  });
  if (running > 0) throw new DomainError<SyncErrorCode>("import_running");
}
