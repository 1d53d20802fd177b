import {
  answerDeclaration,
  answerDeclarationInput,
} from "@takt/domain/billing/declarations/answer-declaration";
import { listDeclarations, listDeclarationsInput } from "@takt/domain/billing/declarations/list-declarations";
import { operatorProcedure, router } from "./core/trpc";

export const contractsRouter = router({
  /** Lists declarations for the operator, open or done ones. */
  list: operatorProcedure
    .input(listDeclarationsInput)
    .query(({ ctx, input }) => listDeclarations(ctx.deps, input)),

  /** Closes a declaration that the operator has seen to. */
  answer: operatorProcedure
    .input(answerDeclarationInput)
    .mutation(({ ctx, input }) => answerDeclaration(ctx.deps, ctx.actor.userId, input)),
});
