import { listSessions } from "@takt/domain/sessions/list-sessions";
import { userProcedure } from "../trpc";

/** Lists the actor's sessions. */
export const listSessionsProcedure = userProcedure.query(({ ctx }) =>
  listSessions(ctx.deps, ctx.actor, ctx.session?.id ?? null),
);
