import {
  endSessions,
  endSessionsInput,
  endSession,
  endSessionInput,
} from "@takt/domain/sessions/end-sessions";
import { listSessions } from "@takt/domain/sessions/list-sessions";
import { router, userProcedure } from "./core/trpc";

export const sessionsRouter = router({
  /** Lists the actor's sessions. */
  list: userProcedure.query(({ ctx }) => listSessions(ctx.deps, ctx.actor, ctx.session?.id ?? null)),

  /** Ends one session. */
  end: userProcedure
    .input(endSessionInput)
    .mutation(({ ctx, input }) => endSession(ctx.deps, ctx.actor, input)),

  /** Ends all sessions, or all but the current one. */
  endAll: userProcedure
    .input(endSessionsInput)
    .mutation(({ ctx, input }) => endSessions(ctx.deps, ctx.actor, input, ctx.session?.id ?? null)),
});
