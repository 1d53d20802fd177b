import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../../limits/consume-rate-limit";
import { toFileName } from "../../media/model/to-file-name";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { withUserLocked } from "../../shared/with-lock";
import type { SyncDeps } from "../deps";
import type { SyncErrorCode } from "../model/sync-errors";
import type { SyncRunView } from "../model/sync-run-view";
import { mergeTaktPosts } from "../sources/takt-source";
import { toRunView } from "../to-run-view";
import { previewImport } from "./preview-import";

/**
 * Takes a file that LinkedIn gave the actor, and answers what was recognised in it and what would come of it. Nothing of the
 * file is written to posts and figures before the actor confirms it (confirm-import.ts); the file waits in storage, and
 * replaces one that waited before. Refuses with `rate_exceeded`, `import_running`, and the `import_*` codes about the
 * content.
 */
export async function proposeImport(
  deps: Pick<SyncDeps, "db" | "clock" | "files" | "memberFiles" | "events">,
  actor: Actor,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<SyncRunView> {
  const { userId } = actor;
  await consumeRateLimit(deps, actor, "import");
  // Asked before the file is read, and again under the lock.
  await requireNoImport(deps.db, userId);
  const name = toFileName(fileName);
  const source = await deps.memberFiles.detect(bytes);
  const file = await deps.memberFiles.open(bytes, source, name, new Date(deps.clock.now()));
  // Posts that Takt published itself are matched first, so that they are not counted as new.
  await mergeTaktPosts(deps, { userId });
  const { preview, report, ...counts } = await previewImport(deps, userId, source, file);
  const storageKey = await deps.files.storeBytes(randomUUID(), bytes);
  const { run, replaced } = await withUserLocked(deps.db, userId, async (tx) => {
    await requireNoImport(tx, userId);
    const waiting = { userId, status: "proposed" } as const;
    const before = await tx.syncRun.findMany({ where: waiting, select: { storageKey: true } });
    await tx.syncRun.deleteMany({ where: waiting });
    const data = {
      userId,
      source,
      storageKey,
      fileName: name,
      status: "proposed",
      ...counts,
      report,
      preview,
    } as const;
    return { run: await tx.syncRun.create({ data }), replaced: before };
  }).catch(async (error: unknown) => {
    await deps.files.remove(storageKey);
    throw error;
  });
  for (const { storageKey: key } of replaced) if (key !== null) await deps.files.remove(key);
  return toRunView(run);
}

/** Refuses with `import_running` while a file of the user's is imported. */
export async function requireNoImport(db: Prisma.TransactionClient, userId: string): Promise<void> {
  const running = await db.syncRun.count({
    where: {
      userId,
      source: { in: ["archive_file", "analytics_file"] },
      status: { in: ["queued", "running"] },
    },
  });
  if (running > 0) throw new DomainError<SyncErrorCode>("import_running");
}
