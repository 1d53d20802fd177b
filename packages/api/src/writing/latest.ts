import { latestComposition } from "@takt/domain/writing/latest-composition";
import { activeProcedure } from "../trpc";

/** What the actor can go on with. */
export const latestCompositionProcedure = activeProcedure.query(({ ctx }) =>
  latestComposition(ctx.deps, ctx.actor),
);
