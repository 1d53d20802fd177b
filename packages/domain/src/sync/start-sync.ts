import { type ApiSource, SOURCE_OF_PRODUCT } from "../connections/model/api-product";
import { checkConnection } from "../connections/check-connection";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { advanceRun } from "./advance-run";
import type { SyncDeps } from "./deps";
import { startApiRuns } from "./start-api-runs";

/** The numbers of posts on LinkedIn that a sync found. */
export type SyncResult = {
  new: number;
  updated: number;
  /** Unchanged posts, and those that LinkedIn never named. */
  skipped: number;
  /** Sources that were read; `takt` are the posts that Takt published itself. */
  sources: ["takt"];
  /** Sources that are being read now, as LinkedIn lets the actor: see listSyncSources. */
  running: ApiSource[];
  syncedAt: Date;
};

/**
 * Reads what Takt published for the actor into the posts on LinkedIn, as a run, and starts a run of each API of LinkedIn's
 * that the actor lets Takt read posts by; figures are read by a job, too. A token that LinkedIn no longer takes is noticed,
 * and ends the connection. The app that publishes cannot read, so without
 * those the rest comes from the member's own files. Two syncs at the same time count each post once. Refuses with
 * `connection_inactive` and `rate_exceeded`.
 */
export async function startSync(deps: SyncDeps, actor: Actor): Promise<SyncResult> {
  const { userId } = actor;
  const user = await deps.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { linkedinStatus: true, linkedinAccessToken: true, linkedinGeneration: true },
  });
  if (user.linkedinStatus !== "active") throw new DomainError("connection_inactive");
  await consumeRateLimit(deps, actor, "sync");
  const connection = { userId, sealedToken: user.linkedinAccessToken, generation: user.linkedinGeneration };
  if (!(await checkConnection(deps, connection))) throw new DomainError("connection_inactive");
  const { id } = await deps.db.syncRun.create({ data: { userId, source: "takt" } });
  await advanceRun(deps, id, Infinity);
  const run = await deps.db.syncRun.findUniqueOrThrow({ where: { id } });
  await startApiRuns(deps, userId);
  const running = await deps.db.syncRun.findMany({
    where: {
      userId,
      source: { in: Object.values(SOURCE_OF_PRODUCT) },
      status: { in: ["queued", "running"] },
    },
    select: { source: true },
    orderBy: { source: "asc" },
  });
  return {
    new: run.created,
    updated: run.updated,
    skipped: run.skipped,
    sources: ["takt"],
    running: running.map(({ source }) => source as ApiSource),
    syncedAt: run.finishedAt ?? run.createdAt,
  };
}
