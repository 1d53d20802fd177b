import { dataRequestRef } from "@takt/domain/privacy/model/data-request";
import { withdrawDataRequest } from "@takt/domain/privacy/withdraw-data-request";
import { userProcedure } from "../trpc";

/** Withdraws an open data request. */
export const withdrawDataRequestProcedure = userProcedure
  .input(dataRequestRef)
  .mutation(({ ctx, input }) => withdrawDataRequest(ctx.deps, ctx.actor, input.id));
