import { createAudience } from "@takt/domain/audiences/create-audience";
import { audienceInput } from "@takt/domain/audiences/model/audience-input";
import { activeProcedure } from "../trpc";

/** Creates an audience. */
export const createAudienceProcedure = activeProcedure
  .input(audienceInput)
  .mutation(({ ctx, input }) => createAudience(ctx.deps, ctx.actor, input));
