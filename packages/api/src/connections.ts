import { disconnect } from "@takt/domain/posts/connections/disconnect";
import { getConnection } from "@takt/domain/posts/connections/get-connection";
import { activeProcedure, router } from "./core/trpc";

export const connectionsRouter = router({
  /** Gets the connection to LinkedIn. */
  get: activeProcedure.query(({ ctx }) => getConnection(ctx.deps, ctx.actor)),

  /**
   * Deletes the tokens and asks LinkedIn to revoke them; answers once no post of the old connection can still be sent.
   */
  disconnect: activeProcedure.mutation(({ ctx }) => disconnect(ctx.deps, ctx.actor)),
});
