import type { Deps } from "../deps";

/** Removes the counts of days that are over; yesterday's stays, for what began before midnight. Answers how many. */
export function forgetOldCalls({ db }: Pick<Deps, "db">): Promise<number> {
  return db.$executeRaw`delete from linkedin_calls where day < (now() at time zone 'UTC')::date - 1`;
}
