import type { ConnectionsDeps } from "./deps";

/** Purges the call counts of past days, except yesterday's, for what began before midnight. Returns how many. */
export function purgeCallCounts({ db }: Pick<ConnectionsDeps, "db">): Promise<number> {
  return db.$executeRaw`delete from linkedin_calls where day < (now() at time zone 'UTC')::date - 1`;
}
