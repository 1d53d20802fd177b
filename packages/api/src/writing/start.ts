import { compositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { sourceQuote } from "@takt/domain/writing/model/source-quote";
import { startComposition } from "@takt/domain/writing/start-composition";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Creates a composition from the wizard's first answers. */
export const startCompositionProcedure = activeProcedure
  .input(z.strictObject({ answers: compositionAnswers, quote: z.nullable(sourceQuote) }))
  .mutation(({ ctx, input }) => startComposition(ctx.deps, ctx.actor, input));
