import { getDeletion } from "@takt/domain/account/deletion/get-deletion";
import { requestDeletion } from "@takt/domain/account/deletion/request-deletion";
import { undoDeletion } from "@takt/domain/account/deletion/undo-deletion";
import { getExport } from "@takt/domain/account/export/get-export";
import { requestExport } from "@takt/domain/account/export/request-export";
import { isFreshSignIn, requireFreshSignIn } from "@takt/domain/sessions/fresh-sign-in";
import { router, userProcedure } from "./core/trpc";

export const accountRouter = router({
  /** Gets the actor's newest export, after a recent sign-in with the link to its file. */
  export: userProcedure.query(({ ctx }) =>
    getExport(ctx.deps, ctx.actor, { withLink: isFreshSignIn(ctx.deps, ctx.session) }),
  ),

  /** Creates an export of everything of the actor's; needs a recent sign-in. */
  requestExport: userProcedure.mutation(({ ctx }) => {
    requireFreshSignIn(ctx.deps, ctx.session);
    return requestExport(ctx.deps, ctx.actor);
  }),

  /** Gets what the deletion of the actor's account is about, and the one that is open. */
  deletion: userProcedure.query(({ ctx }) => getDeletion(ctx.deps, ctx.actor)),

  /** Requests the deletion of the actor's account, and ends all sessions. */
  requestDeletion: userProcedure.mutation(({ ctx }) => requestDeletion(ctx.deps, ctx.actor)),

  /** Undoes it. */
  undoDeletion: userProcedure.mutation(({ ctx }) => undoDeletion(ctx.deps, ctx.actor)),
});
