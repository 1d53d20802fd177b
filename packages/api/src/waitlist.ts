import { getWaitlistStatus } from "@takt/domain/waitlist/get-waitlist-status";
import { joinWaitlist } from "@takt/domain/waitlist/join-waitlist";
import { router, userProcedure } from "./core/trpc";

export const waitlistRouter = router({
  /** Gets the actor's waitlist status. */
  status: userProcedure.query(({ ctx }) => getWaitlistStatus(ctx.deps, ctx.actor)),

  /** Puts the actor on the waitlist; answers their waitlist status. */
  join: userProcedure.mutation(({ ctx }) => joinWaitlist(ctx.deps, ctx.actor)),
});
