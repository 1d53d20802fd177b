import {
  annotateDataRequest,
  closeDataRequest,
  extendDataRequest,
} from "@takt/domain/privacy/change-data-request";
import { listQueueInput, listRequestQueue } from "@takt/domain/privacy/list-request-queue";
import { annotateInput, closeInput, extendInput } from "@takt/domain/privacy/model/data-request-input";
import { operatorProcedure, router } from "./core/trpc";

/** The operator's queue. What the public page sends comes to a route handler, because that page is light. */
export const dataRequestsRouter = router({
  /** Lists data requests, open or closed ones. */
  list: operatorProcedure.input(listQueueInput).query(({ ctx, input }) => listRequestQueue(ctx.deps, input)),

  /** Closes a data request that was answered or withdrawn. */
  close: operatorProcedure
    .input(closeInput)
    .mutation(({ ctx, input }) => closeDataRequest(ctx.deps, ctx.actor.userId, input)),

  /** Extends the time to answer, and tells whoever asked. */
  extend: operatorProcedure
    .input(extendInput)
    .mutation(({ ctx, input }) => extendDataRequest(ctx.deps, ctx.actor.userId, input)),

  /** Keeps the operator's note about a data request. */
  annotate: operatorProcedure
    .input(annotateInput)
    .mutation(({ ctx, input }) => annotateDataRequest(ctx.deps, ctx.actor.userId, input)),
});
