import { dataRequestInput, dataRequestRef } from "@takt/domain/privacy/model/data-request";
import { requestData, listDataRequests, withdrawDataRequest } from "@takt/domain/privacy/data-requests";
import { router, userProcedure } from "./core/trpc";

export const privacyRouter = router({
  /** Lists the actor's data requests, open and done. */
  requests: userProcedure.query(({ ctx }) => listDataRequests(ctx.deps, ctx.actor)),

  /** Requests a copy of the actor's data or the deletion of the account. */
  request: userProcedure
    .input(dataRequestInput)
    .mutation(({ ctx, input }) => requestData(ctx.deps, ctx.actor, input)),

  /** Withdraws an open data request. */
  withdraw: userProcedure
    .input(dataRequestRef)
    .mutation(({ ctx, input }) => withdrawDataRequest(ctx.deps, ctx.actor, input.id)),
});
