import { dataRequestRef } from "@takt/domain/privacy/model/data-request";
import { listDataRequests, withdrawDataRequest } from "@takt/domain/privacy/data-requests";
import { listRetention } from "@takt/domain/retention/list-retention";
import { router, userProcedure } from "./core/trpc";

export const privacyRouter = router({
  /** Lists the actor's data requests, open and done. */
  requests: userProcedure.query(({ ctx }) => listDataRequests(ctx.deps, ctx.actor)),

  /** Withdraws an open data request. */
  withdraw: userProcedure
    .input(dataRequestRef)
    .mutation(({ ctx, input }) => withdrawDataRequest(ctx.deps, ctx.actor, input.id)),

  /** Lists what is kept how long, and when it was last purged. */
  retention: userProcedure.query(({ ctx }) => listRetention(ctx.deps)),
});
