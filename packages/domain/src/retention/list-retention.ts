import type { RetentionDeps } from "./deps";
import { RETAINED_KINDS, retainedDays, type Retained } from "./model/retention";

/** A kind of data, how many days it is kept, and its last purge in this installation. */
export type RetentionView = { kind: Retained; days: number; lastRun: { at: Date; purged: number } | null };

/** Lists every kind of data with how long it is kept, and when it was last purged. */
export async function listRetention(
  deps: Pick<RetentionDeps, "db" | "billingRetentionYears">,
): Promise<RetentionView[]> {
  const runs = new Map((await deps.db.purgeRun.findMany()).map((run) => [run.kind, run]));
  return RETAINED_KINDS.map((kind) => {
    const run = runs.get(kind);
    return {
      kind,
      days: retainedDays(kind, deps),
      lastRun: run?.ranAt ? { at: run.ranAt, purged: run.purged } : null,
    };
  });
}
