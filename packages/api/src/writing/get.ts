import { getComposition } from "@takt/domain/writing/get-composition";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Gets one composition with its versions. */
export const getCompositionProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .query(({ ctx, input }) => getComposition(ctx.deps, ctx.actor, input.id));
