import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { advanceRun } from "./advance-run";
import type { SyncDeps } from "./deps";

/** What a sync found among the posts on LinkedIn. */
export type SyncResult = {
  new: number;
  updated: number;
  /** Unchanged posts, and those that LinkedIn never named. */
  skipped: number;
  /** Sources that were read; `takt` are the posts that Takt published itself. */
  sources: ["takt"];
  syncedAt: Date;
};

/**
 * Reads what Takt published for the actor into the posts on LinkedIn, as a run. LinkedIn gives this app no read access, so
 * that is all a sync can read; the rest comes from the member's own files. Two syncs at the same time count each post once.
 * Refuses with `connection_inactive` and `rate_exceeded`.
 */
export async function startSync(
  deps: Pick<SyncDeps, "db" | "files" | "memberFiles" | "clock" | "log">,
  actor: Actor,
): Promise<SyncResult> {
  const { linkedinStatus } = await deps.db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { linkedinStatus: true },
  });
  if (linkedinStatus !== "active") throw new DomainError("connection_inactive");
  await consumeRateLimit(deps, actor, "sync");
  const { id } = await deps.db.syncRun.create({ data: { userId: actor.userId, source: "takt" } });
  await advanceRun(deps, id, Infinity);
  const run = await deps.db.syncRun.findUniqueOrThrow({ where: { id } });
  return {
    new: run.created,
    updated: run.updated,
    skipped: run.skipped,
    sources: ["takt"],
    syncedAt: run.finishedAt ?? run.createdAt,
  };
}
