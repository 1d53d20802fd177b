import type { CoreDeps } from "../shared/core-deps";
import type { Retained } from "./model/retention";

/**
 * Records that a batch of a kind was purged: the first of a run starts its count again, the others add to it, and the last
 * finishes the run.
 */
export async function recordPurge(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  kind: Retained,
  { purged, first, last }: { purged: number; first: boolean; last: boolean },
): Promise<void> {
  const now = new Date(clock.now());
  await db.$executeRaw`
    insert into purge_runs as r (kind, ran_at, purged, finished_at)
    values (${kind}, ${now}, ${purged}, ${last ? now : null})
    on conflict (kind) do update set ran_at = excluded.ran_at,
      purged = case when ${first} then excluded.purged else r.purged + excluded.purged end,
      finished_at = coalesce(excluded.finished_at, r.finished_at)`;
}
