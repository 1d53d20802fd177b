import { voiceInput } from "@takt/domain/voice/model/voice-input";
import { updateVoice } from "@takt/domain/voice/update-voice";
import { activeProcedure } from "../trpc";

/** On or off, or other words, in the version the user saw. */
export const updateVoiceProcedure = activeProcedure
  .input(voiceInput)
  .mutation(({ ctx, input }) => updateVoice(ctx.deps, ctx.actor, input));
