import { joinWaitlist } from "@takt/domain/waitlist/join-waitlist";
import { userProcedure } from "../trpc";

/** Puts the actor on the waitlist; answers their waitlist status. */
export const joinProcedure = userProcedure.mutation(({ ctx }) => joinWaitlist(ctx.deps, ctx.actor));
