import { computeVoice } from "@takt/domain/voice/compute-voice";
import { activeProcedure } from "../trpc";

/** Computes the style sheet from the actor's own published posts, replacing an earlier one. */
export const computeVoiceProcedure = activeProcedure.mutation(({ ctx }) => computeVoice(ctx.deps, ctx.actor));
