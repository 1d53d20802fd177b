import { endSessions, endSessionsInput } from "@takt/domain/sessions/end-sessions";
import { userProcedure } from "../trpc";

/** Signs out everywhere, or everywhere else. */
export const endAllSessionsProcedure = userProcedure
  .input(endSessionsInput)
  .mutation(({ ctx, input }) => endSessions(ctx.deps, ctx.actor, input, ctx.session?.id ?? null));
