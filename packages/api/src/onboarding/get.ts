import { getOnboarding } from "@takt/domain/onboarding/get-onboarding";
import { activeProcedure } from "../trpc";

/** Where the onboarding stands. */
export const getOnboardingProcedure = activeProcedure.query(({ ctx }) => getOnboarding(ctx.deps, ctx.actor));
