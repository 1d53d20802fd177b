import { computeVoice } from "@takt/domain/voice/compute-voice";
import { getVoice, deleteVoice } from "@takt/domain/voice/stored-voice";
import { voiceInput } from "@takt/domain/voice/model/voice-input";
import { updateVoice } from "@takt/domain/voice/update-voice";
import { memberProcedure, router } from "./core/trpc";

export const voiceRouter = router({
  /** Gets the actor's style sheet, and whether one can be computed. */
  get: memberProcedure("account.own").query(({ ctx }) => getVoice(ctx.deps, ctx.actor)),

  /** Computes the style sheet from the actor's own published posts, replacing an earlier one. */
  compute: memberProcedure("account.own").mutation(({ ctx }) => computeVoice(ctx.deps, ctx.actor)),

  /** Switches the style sheet on or off or changes its text, in the version the user saw. */
  update: memberProcedure("account.own")
    .input(voiceInput)
    .mutation(({ ctx, input }) => updateVoice(ctx.deps, ctx.actor, input)),

  /** Deletes the style sheet; it can be computed again. */
  delete: memberProcedure("account.own").mutation(({ ctx }) => deleteVoice(ctx.deps, ctx.actor)),
});
