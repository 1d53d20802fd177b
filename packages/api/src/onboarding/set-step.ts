import { setStep, setStepInput } from "@takt/domain/onboarding/set-step";
import { activeProcedure } from "../trpc";

/** Saves the current step. */
export const setStepProcedure = activeProcedure
  .input(setStepInput)
  .mutation(({ ctx, input }) => setStep(ctx.deps, ctx.actor, input.step));
