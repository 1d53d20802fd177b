import { analyse } from "@takt/domain/compass/analyse";
import { analysisInput } from "@takt/domain/compass/model/analysis-input";
import { activeProcedure } from "../trpc";

/** Finds topics in a page or a text; answers a stream of events. */
export const analyseProcedure = activeProcedure
  .input(analysisInput)
  .mutation(({ ctx, input, signal }) => analyse(ctx.deps, ctx.actor, input, signal));
