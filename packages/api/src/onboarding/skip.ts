import { skipOnboarding } from "@takt/domain/onboarding/skip-onboarding";
import { activeProcedure } from "../trpc";

/** Skips the onboarding, leaving it unfinished. */
export const skipOnboardingProcedure = activeProcedure.mutation(({ ctx }) =>
  skipOnboarding(ctx.deps, ctx.actor),
);
