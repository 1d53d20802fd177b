import { getLatestComposition } from "@takt/domain/writing/get-latest-composition";
import { activeProcedure } from "../trpc";

/** Gets the composition that the actor can continue with. */
export const latestCompositionProcedure = activeProcedure.query(({ ctx }) =>
  getLatestComposition(ctx.deps, ctx.actor),
);
