import { listSessions } from "@takt/domain/sessions/list-sessions";
import { userProcedure } from "../trpc";

/** Where the actor is signed in. */
export const listSessionsProcedure = userProcedure.query(({ ctx }) =>
  listSessions(ctx.deps, ctx.actor, ctx.session?.id ?? null),
);
