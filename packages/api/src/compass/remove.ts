import { removeAnalysis } from "@takt/domain/compass/remove-analysis";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Deletes an analysis permanently. */
export const removeAnalysisProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .mutation(({ ctx, input }) => removeAnalysis(ctx.deps, ctx.actor, input.id));
