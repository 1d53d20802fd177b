import { answerNotice, answerNoticeInput } from "@takt/domain/billing/notices/answer-notice";
import { confirmNotice } from "@takt/domain/billing/notices/confirm-notice";
import { listNotices, listNoticesInput } from "@takt/domain/billing/notices/list-notices";
import { submitNotice } from "@takt/domain/billing/notices/submit-notice";
import { confirmInput, noticeInput } from "@takt/domain/billing/model/notice-input";
import { operatorProcedure, publicProcedure, router } from "./core/trpc";

export const contractsRouter = router({
  /** Declares a cancellation or a withdrawal, signed in or not. */
  submit: publicProcedure.input(noticeInput).mutation(({ ctx, input }) => {
    const visitor = { userId: ctx.user?.actor.userId ?? null, visitorHash: ctx.visitorHash };
    return submitNotice(ctx.deps, visitor, input);
  }),

  /** Confirms a declaration by the link in its receipt. */
  confirm: publicProcedure.input(confirmInput).mutation(({ ctx, input }) => confirmNotice(ctx.deps, input)),

  /** Lists declarations for the operator, open or done ones. */
  list: operatorProcedure.input(listNoticesInput).query(({ ctx, input }) => listNotices(ctx.deps, input)),

  /** Closes a declaration that the operator has seen to. */
  answer: operatorProcedure
    .input(answerNoticeInput)
    .mutation(({ ctx, input }) => answerNotice(ctx.deps, ctx.actor.userId, input)),
});
