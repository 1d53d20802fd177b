import { getOnboarding } from "@takt/domain/onboarding/get-onboarding";
import { activeProcedure } from "../trpc";

/** Gets the state and the step of the onboarding. */
export const getOnboardingProcedure = activeProcedure.query(({ ctx }) => getOnboarding(ctx.deps, ctx.actor));
