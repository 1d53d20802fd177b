import { completeOnboarding } from "@takt/domain/onboarding/complete-onboarding";
import { activeProcedure } from "../trpc";

/** Completes the onboarding permanently. */
export const completeOnboardingProcedure = activeProcedure.mutation(({ ctx }) =>
  completeOnboarding(ctx.deps, ctx.actor),
);
