import {
  getOnboarding,
  setStep,
  setStepInput,
  completeOnboarding,
  skipOnboarding,
  resumeOnboarding,
} from "@takt/domain/onboarding/onboarding";
import { activeProcedure, router } from "./core/trpc";

export const onboardingRouter = router({
  /** Gets the state and the step of the onboarding. */
  get: activeProcedure.query(({ ctx }) => getOnboarding(ctx.deps, ctx.actor)),

  /** Saves the current step. */
  setStep: activeProcedure
    .input(setStepInput)
    .mutation(({ ctx, input }) => setStep(ctx.deps, ctx.actor, input.step)),

  /** Skips the onboarding, leaving it unfinished. */
  skip: activeProcedure.mutation(({ ctx }) => skipOnboarding(ctx.deps, ctx.actor)),

  /** Resumes a skipped onboarding. */
  resume: activeProcedure.mutation(({ ctx }) => resumeOnboarding(ctx.deps, ctx.actor)),

  /** Completes the onboarding permanently. */
  complete: activeProcedure.mutation(({ ctx }) => completeOnboarding(ctx.deps, ctx.actor)),
});
