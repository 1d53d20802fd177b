import type { Deps } from "../deps";

/** Deletes rate windows older than two days. */
export async function purgeRateWindows({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const { count } = await db.rateWindow.deleteMany({
    where: { opensAt: { lt: new Date(clock.now() - 48 * 3600_000) } },
  });
  return count;
}
