import {
  getOnboarding,
  setStep,
  setStepInput,
  completeOnboarding,
  skipOnboarding,
  resumeOnboarding,
} from "@takt/domain/onboarding/onboarding";
import { memberProcedure, router } from "./core/trpc";

export const onboardingRouter = router({
  /** Gets the state and the step of the onboarding. */
  get: memberProcedure("account.own").query(({ ctx }) => getOnboarding(ctx.deps, ctx.actor)),

  /** Saves the current step. */
  setStep: memberProcedure("account.own")
    .input(setStepInput)
    .mutation(({ ctx, input }) => setStep(ctx.deps, ctx.actor, input.step)),

  /** Skips the onboarding, leaving it unfinished. */
  skip: memberProcedure("account.own").mutation(({ ctx }) => skipOnboarding(ctx.deps, ctx.actor)),

  /** Resumes a skipped onboarding. */
  resume: memberProcedure("account.own").mutation(({ ctx }) => resumeOnboarding(ctx.deps, ctx.actor)),

  /** Completes the onboarding permanently. */
  complete: memberProcedure("account.own").mutation(({ ctx }) => completeOnboarding(ctx.deps, ctx.actor)),
});
