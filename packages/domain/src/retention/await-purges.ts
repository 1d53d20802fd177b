import type { CoreDeps } from "../shared/core-deps";
import { RETAINED_KINDS } from "./model/retention";

/**
 * Records since when each kind of data waits for its first purge: for good, so that an installation that is restarted
 * every day is told as well that nothing purges.
 */
export async function awaitPurges({ db, clock }: Pick<CoreDeps, "db" | "clock">): Promise<void> {
  const awaitedSince = new Date(clock.now());
  await db.purgeRun.createMany({
    data: RETAINED_KINDS.map((kind) => ({ kind, awaitedSince })),
    skipDuplicates: true,
  });
}
