import { audienceInput, audienceRef } from "@takt/domain/audiences/model/audience-input";
import { updateAudience } from "@takt/domain/audiences/update-audience";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Updates the version of an audience that the user saw. */
export const updateAudienceProcedure = activeProcedure
  .input(z.strictObject({ ref: audienceRef, audience: audienceInput }))
  .mutation(({ ctx, input }) => updateAudience(ctx.deps, ctx.actor, input.ref, input.audience));
