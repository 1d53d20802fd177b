import { restoreAudience } from "@takt/domain/audiences/restore-audience";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Restores a deleted audience. */
export const restoreAudienceProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .mutation(({ ctx, input }) => restoreAudience(ctx.deps, ctx.actor, input.id));
