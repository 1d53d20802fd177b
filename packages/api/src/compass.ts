import { analyse } from "@takt/domain/compass/analyse";
import { listAnalyses, removeAnalysis } from "@takt/domain/compass/stored-analyses";
import { analysisInput } from "@takt/domain/compass/model/analysis-input";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

export const compassRouter = router({
  /** Lists the latest analyses, newest first. */
  list: memberProcedure("content.read").query(({ ctx }) => listAnalyses(ctx.deps, ctx.actor)),

  /** Finds topics in a page or a text; answers a stream of events. */
  analyse: memberProcedure("drafts.write")
    .input(analysisInput)
    .mutation(({ ctx, input, signal }) => analyse(ctx.deps, ctx.actor, input, signal)),

  /** Deletes an analysis permanently. */
  remove: memberProcedure("drafts.write")
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input }) => removeAnalysis(ctx.deps, ctx.actor, input.id)),
});
