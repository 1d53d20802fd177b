import { voiceInput } from "@takt/domain/voice/model/voice-input";
import { updateVoice } from "@takt/domain/voice/update-voice";
import { activeProcedure } from "../trpc";

/** Switches the style sheet on or off or changes its text, in the version the user saw. */
export const updateVoiceProcedure = activeProcedure
  .input(voiceInput)
  .mutation(({ ctx, input }) => updateVoice(ctx.deps, ctx.actor, input));
