import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { WaitlistStatus } from "./model/waitlist-status";

export type WaitlistStanding = {
  status: WaitlistStatus;
  /** Null: not on the waitlist yet. */
  joinedAt: Date | null;
  /** When the provider last decided; null: never, or taken back. */
  decidedAt: Date | null;
  /** The provider's words to somebody rejected. */
  reason: string | null;
};

/** Where the actor's account stands. */
export async function waitlistStanding(
  { db }: Pick<Deps, "db">,
  actor: Pick<Actor, "userId">,
): Promise<WaitlistStanding> {
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
