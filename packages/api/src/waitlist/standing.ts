import { getWaitlistStanding } from "@takt/domain/waitlist/get-waitlist-standing";
import { userProcedure } from "../trpc";

/** Gets the actor's waitlist status. */
export const standingProcedure = userProcedure.query(({ ctx }) => getWaitlistStanding(ctx.deps, ctx.actor));
