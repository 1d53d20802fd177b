import { endSessions, endSessionsInput } from "@takt/domain/sessions/end-sessions";
import { userProcedure } from "../trpc";

/** Ends all sessions, or all but the current one. */
export const endAllSessionsProcedure = userProcedure
  .input(endSessionsInput)
  .mutation(({ ctx, input }) => endSessions(ctx.deps, ctx.actor, input, ctx.session?.id ?? null));
