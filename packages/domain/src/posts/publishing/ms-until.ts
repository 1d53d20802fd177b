import type { PostsDeps } from "../deps";

/** Returns the milliseconds until an instant by the database's clock, at least 0: the executor's clock may differ. */
export async function msUntil({ db }: Pick<PostsDeps, "db">, instant: string): Promise<number> {
  const [row] = await db.$queryRaw<{ ms: number }[]>`
    select greatest(0, extract(epoch from ${instant}::timestamptz - now()) * 1000)::float8 as ms`;
  return Math.round(row!.ms);
}
