import { computeVoice } from "@takt/domain/voice/compute-voice";
import { activeProcedure } from "../trpc";

/** The style sheet from the actor's own published posts, in place of the one there is. */
export const computeVoiceProcedure = activeProcedure.mutation(({ ctx }) => computeVoice(ctx.deps, ctx.actor));
