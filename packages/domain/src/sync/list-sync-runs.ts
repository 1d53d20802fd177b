import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import type { SyncErrorCode } from "./model/sync-errors";
import type { SyncRunView } from "./model/sync-run-view";
import { toRunView } from "./to-run-view";

/** Imports that a screen lists. */
const MAX_RUNS = 10;

/** Lists the actor's last imports, newest first. */
export async function listImports({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<SyncRunView[]> {
  const runs = await db.syncRun.findMany({
    where: { userId: actor.userId, source: { in: ["archive_file", "analytics_file"] } },
    orderBy: { createdAt: "desc" },
    take: MAX_RUNS,
  });
  const changed = await db.syncRun.findMany({
    where: { userId: actor.userId, id: { in: runs.map(({ id }) => id) }, changes: { some: {} } },
    select: { id: true },
  });
  return runs.map((run) => toRunView(run, { hasChanges: changed.some(({ id }) => id === run.id) }));
}

/** Gets one of the actor's runs. Refuses with `sync_run_not_found`. */
export async function getSyncRun(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  id: string,
): Promise<SyncRunView> {
  const run = await db.syncRun.findFirst({ where: { id, userId: actor.userId } });
  if (!run) throw new DomainError<SyncErrorCode>("sync_run_not_found");
  const hasChanges =
    (await db.importChange.count({ where: { runId: id, userId: actor.userId }, take: 1 })) > 0;
  return toRunView(run, { hasChanges });
}
