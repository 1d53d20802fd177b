import { answerNotice, answerNoticeInput } from "@takt/domain/billing/notices/answer-notice";
import { listNotices, listNoticesInput } from "@takt/domain/billing/notices/list-notices";
import { operatorProcedure, router } from "./core/trpc";

export const contractsRouter = router({
  /** Lists declarations for the operator, open or done ones. */
  list: operatorProcedure.input(listNoticesInput).query(({ ctx, input }) => listNotices(ctx.deps, input)),

  /** Closes a declaration that the operator has seen to. */
  answer: operatorProcedure
    .input(answerNoticeInput)
    .mutation(({ ctx, input }) => answerNotice(ctx.deps, ctx.actor.userId, input)),
});
