import { resumeOnboarding } from "@takt/domain/onboarding/resume-onboarding";
import { activeProcedure } from "../trpc";

/** Goes on with an onboarding that was left. */
export const resumeOnboardingProcedure = activeProcedure.mutation(({ ctx }) =>
  resumeOnboarding(ctx.deps, ctx.actor),
);
