import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { getOnboarding } from "./get-onboarding";
import { ONBOARDING_STEPS, type OnboardingStep, type OnboardingView } from "./model/onboarding-steps";

export const setStepInput = z.strictObject({ step: z.enum(ONBOARDING_STEPS) });

/**
 * Keeps the step to go on with, on this device or another. Any known step, forth or back, near or far: a call that got
 * lost must not make the next one wrong. Once completed it stays so, and nothing is written.
 */
export async function setStep(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  step: OnboardingStep,
): Promise<OnboardingView> {
  await db.user.updateMany({
    where: { id: actor.userId, onboardingCompleted: false },
    data: { onboardingStep: step },
  });
  return getOnboarding({ db }, actor);
}
