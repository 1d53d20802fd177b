import { completeOnboarding } from "@takt/domain/onboarding/complete-onboarding";
import { activeProcedure } from "../trpc";

/** Ends the onboarding for good. */
export const completeOnboardingProcedure = activeProcedure.mutation(({ ctx }) =>
  completeOnboarding(ctx.deps, ctx.actor),
);
