import { completeOnboarding } from "@takt/domain/onboarding/complete-onboarding";
import { getOnboarding } from "@takt/domain/onboarding/get-onboarding";
import { resumeOnboarding } from "@takt/domain/onboarding/resume-onboarding";
import { setStep, setStepInput } from "@takt/domain/onboarding/set-step";
import { skipOnboarding } from "@takt/domain/onboarding/skip-onboarding";
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
