import { discardComposition } from "@takt/domain/writing/discard-composition";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Discards a composition that has not become a post. */
export const discardCompositionProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .mutation(({ ctx, input }) => discardComposition(ctx.deps, ctx.actor, input.id));
