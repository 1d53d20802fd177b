import { skipOnboarding } from "@takt/domain/onboarding/skip-onboarding";
import { activeProcedure } from "../trpc";

/** Leaves the onboarding unfinished. */
export const skipOnboardingProcedure = activeProcedure.mutation(({ ctx }) =>
  skipOnboarding(ctx.deps, ctx.actor),
);
