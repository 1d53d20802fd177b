import { getVoice } from "@takt/domain/voice/get-voice";
import { activeProcedure } from "../trpc";

/** Gets the actor's style sheet, and whether one can be computed. */
export const getVoiceProcedure = activeProcedure.query(({ ctx }) => getVoice(ctx.deps, ctx.actor));
