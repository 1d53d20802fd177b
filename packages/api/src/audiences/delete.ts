import { deleteAudience } from "@takt/domain/audiences/delete-audience";
import { audienceRef } from "@takt/domain/audiences/model/audience-input";
import { activeProcedure } from "../trpc";

/** Deletes an audience; it can be restored for a day. */
export const deleteAudienceProcedure = activeProcedure
  .input(audienceRef)
  .mutation(({ ctx, input }) => deleteAudience(ctx.deps, ctx.actor, input));
