import { dataRequestInput } from "@takt/domain/privacy/model/data-request";
import { requestData } from "@takt/domain/privacy/request-data";
import { userProcedure } from "../trpc";

/** Requests a copy of the actor's data or the deletion of the account. */
export const requestDataProcedure = userProcedure
  .input(dataRequestInput)
  .mutation(({ ctx, input }) => requestData(ctx.deps, ctx.actor, input));
