import type { Deps } from "../../deps";

/** Milliseconds until an instant by the database's clock, at least 0: the executor's clock may differ. */
export async function restUntil({ db }: Pick<Deps, "db">, instant: string): Promise<number> {
  const [row] = await db.$queryRaw<{ rest: number }[]>`
    select greatest(0, extract(epoch from ${instant}::timestamptz - now()) * 1000)::float8 as rest`;
  return Math.round(row!.rest);
}
