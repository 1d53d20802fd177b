import type { CoreDeps } from "../shared/core-deps";

/** Deletes rate windows older than two days. */
export async function purgeRateWindows({ db, clock }: Pick<CoreDeps, "db" | "clock">): Promise<number> {
  const { count } = await db.rateWindow.deleteMany({
    where: { opensAt: { lt: new Date(clock.now() - 48 * 3600_000) } },
  });
  return count;
}
