import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import {
  onboardingState,
  readStep,
  type OnboardingView,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from "./model/onboarding-steps";

export const setStepInput = z.strictObject({ step: z.enum(ONBOARDING_STEPS) });

/** Gets the state and the step of the actor's onboarding. */
export async function getOnboarding({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<OnboardingView> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { onboardingCompleted: true, onboardingStep: true, onboardingSkippedAt: true },
  });
  return { state: onboardingState(user), step: readStep(user.onboardingStep) };
}

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

/** Completes the onboarding permanently, at any step. */
export async function completeOnboarding(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
): Promise<OnboardingView> {
  await db.user.updateMany({
    where: { id: actor.userId, onboardingCompleted: false },
    data: { onboardingCompleted: true, onboardingStep: "complete", onboardingSkippedAt: null },
  });
  return getOnboarding({ db }, actor);
}

/** Skips the onboarding at its current step; only the first skip sets the time. Completed stays completed. */
export async function skipOnboarding(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<OnboardingView> {
  await db.user.updateMany({
    where: { id: actor.userId, onboardingCompleted: false, onboardingSkippedAt: null },
    data: { onboardingSkippedAt: new Date(clock.now()) },
  });
  return getOnboarding({ db }, actor);
}

/** Resumes a skipped onboarding at the saved step. Completed stays completed. */
export async function resumeOnboarding({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<OnboardingView> {
  await db.user.updateMany({
    where: { id: actor.userId, onboardingCompleted: false },
    data: { onboardingSkippedAt: null },
  });
  return getOnboarding({ db }, actor);
}
