import type { Deps } from "../deps";
import type { Spent } from "./spend-calls-of-many";

/** Gives calls back that were counted and surely never made. A crash in between costs a call of the day, not a post. */
export async function refundCalls({ db }: Pick<Deps, "db">, { memberSub, calls, day }: Spent): Promise<void> {
  await db.$executeRaw`
    update linkedin_calls set calls = greatest(0, calls - ${calls})
    where member_sub = ${memberSub} and day = ${day}::date`;
}
