import { versionRef } from "@takt/domain/shared/version-ref";
import { compositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { saveAnswers } from "@takt/domain/writing/save-answers";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Saves the answers in the version the user saw. */
export const saveAnswersProcedure = activeProcedure
  .input(z.strictObject({ ref: versionRef, answers: compositionAnswers }))
  .mutation(({ ctx, input }) => saveAnswers(ctx.deps, ctx.actor, input.ref, input.answers));
