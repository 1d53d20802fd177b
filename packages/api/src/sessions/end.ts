import { endSession, endSessionInput } from "@takt/domain/sessions/end-session";
import { userProcedure } from "../trpc";

/** Ends one session. */
export const endSessionProcedure = userProcedure
  .input(endSessionInput)
  .mutation(({ ctx, input }) => endSession(ctx.deps, ctx.actor, input));
