import { deleteVoice } from "@takt/domain/voice/delete-voice";
import { activeProcedure } from "../trpc";

/** Deletes the style sheet; it can be computed again. */
export const deleteVoiceProcedure = activeProcedure.mutation(({ ctx }) => deleteVoice(ctx.deps, ctx.actor));
