import type { CoreDeps } from "../shared/core-deps";
import type { WaitlistStatus } from "./model/waitlist-status";

/** Counts the accounts in each waitlist status. */
export async function countAccounts({ db }: Pick<CoreDeps, "db">): Promise<Record<WaitlistStatus, number>> {
  const groups = await db.user.groupBy({ by: ["waitlistStatus"], _count: true });
  const counts = { waitlisted: 0, active: 0, rejected: 0 };
  for (const { waitlistStatus, _count } of groups) counts[waitlistStatus] = _count;
  return counts;
}
