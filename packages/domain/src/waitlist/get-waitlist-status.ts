import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import type { WaitlistStatus } from "./model/waitlist-status";

export type WaitlistStatusView = {
  status: WaitlistStatus;
  /** Null when they have not joined the waitlist. */
  joinedAt: Date | null;
  /** When the operator last decided; null when they have not, or it was undone. */
  decidedAt: Date | null;
  /** The operator's reason for a rejection. */
  reason: string | null;
};

/** Gets the waitlist status of the actor's account. */
export async function getWaitlistStatus(
  { db }: Pick<CoreDeps, "db">,
  actor: Pick<Actor, "userId">,
): Promise<WaitlistStatusView> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { waitlistStatus: true, waitlistJoinedAt: true, waitlistDecidedAt: true, waitlistReason: true },
  });
  return {
    status: user.waitlistStatus,
    joinedAt: user.waitlistJoinedAt,
    decidedAt: user.waitlistDecidedAt,
    reason: user.waitlistStatus === "rejected" ? user.waitlistReason : null,
  };
}
