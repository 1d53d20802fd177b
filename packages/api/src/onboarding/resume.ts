import { resumeOnboarding } from "@takt/domain/onboarding/resume-onboarding";
import { activeProcedure } from "../trpc";

/** Resumes a skipped onboarding. */
export const resumeOnboardingProcedure = activeProcedure.mutation(({ ctx }) =>
  resumeOnboarding(ctx.deps, ctx.actor),
);
