import { waitlistStanding } from "@takt/domain/waitlist/waitlist-standing";
import { userProcedure } from "../trpc";

/** Where the actor's account stands with the provider. */
export const standingProcedure = userProcedure.query(({ ctx }) => waitlistStanding(ctx.deps, ctx.actor));
