import type { Deps } from "../deps";

/** Windows that closed two days ago limit nobody any more. */
export async function forgetOldRates({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const { count } = await db.rateWindow.deleteMany({
    where: { opensAt: { lt: new Date(clock.now() - 48 * 3600_000) } },
  });
  return count;
}
