import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { getOnboarding } from "./get-onboarding";
import { ONBOARDING_STEPS, type OnboardingStep, type OnboardingView } from "./model/onboarding-steps";

export const setStepInput = z.strictObject({ step: z.enum(ONBOARDING_STEPS) });

/**
 * Saves the current step for this and other devices. Any known step is accepted, so that a lost call does not block the
 * next one. A completed onboarding is not changed.
 */
export async function setStep(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  step: OnboardingStep,
): Promise<OnboardingView> {
  await db.user.updateMany({
    where: { id: actor.userId, onboardingCompleted: false },
    data: { onboardingStep: step },
  });
  return getOnboarding({ db }, actor);
}
