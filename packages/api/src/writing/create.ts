import { newId } from "@takt/domain/shared/new-id";
import { compositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { sourceQuote } from "@takt/domain/writing/model/source-quote";
import { createComposition } from "@takt/domain/writing/create-composition";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Creates a composition with the wizard's first answers, once however often it is asked. */
export const createCompositionProcedure = activeProcedure
  .input(z.strictObject({ id: newId, answers: compositionAnswers, quote: z.nullable(sourceQuote) }))
  .mutation(({ ctx, input }) => createComposition(ctx.deps, ctx.actor, input));
