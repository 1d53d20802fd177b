import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WaitlistErrorCode } from "./model/waitlist-status";
import { getWaitlistStatus, type WaitlistStatusView } from "./get-waitlist-status";

/**
 * Puts the actor's account on the waitlist. Only the first call sets the time, and an active account stays active.
 * Refuses a rejected account with `waitlist_closed`.
 */
export async function joinWaitlist(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Pick<Actor, "userId">,
): Promise<WaitlistStatusView> {
  await db.user.updateMany({
    where: { id: actor.userId, waitlistStatus: "waitlisted", waitlistJoinedAt: null },
    data: { waitlistJoinedAt: new Date(clock.now()) },
  });
  const view = await getWaitlistStatus({ db }, actor);
  if (view.status === "rejected") throw new DomainError<WaitlistErrorCode>("waitlist_closed");
  return view;
}
