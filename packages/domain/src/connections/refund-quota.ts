import type { ConnectionsDeps } from "./deps";
import type { QuotaLease } from "./consume-quotas";

/** Gives calls back that were counted and surely never made. A crash before it costs a call of the day, not a post. */
export async function refundQuota(
  { db }: Pick<ConnectionsDeps, "db">,
  { memberSub, calls, day }: QuotaLease,
): Promise<void> {
  await db.$executeRaw`
    update linkedin_calls set calls = greatest(0, calls - ${calls})
    where member_sub = ${memberSub} and day = ${day}::date`;
}
