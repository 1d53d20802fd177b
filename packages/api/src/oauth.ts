import { listGrants } from "@takt/domain/oauth/list-grants";
import { grantRef } from "@takt/domain/oauth/model/grant-ref";
import { revokeGrant } from "@takt/domain/oauth/revoke-grant";
import { memberProcedure, router } from "./core/trpc";

export const oauthRouter = router({
  /** Lists the applications that the user has let into the workspace; who manages it sees all. */
  list: memberProcedure("account.own").query(({ ctx }) => listGrants(ctx.deps, ctx.actor)),

  /** Ends the access of one. */
  revoke: memberProcedure("account.own")
    .input(grantRef)
    .mutation(({ ctx, input }) => revokeGrant(ctx.deps, ctx.actor, input)),
});
