import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { onboardingState, readStep, type OnboardingView } from "./model/onboarding-steps";

/** Where the actor's onboarding stands. */
export async function getOnboarding({ db }: Pick<Deps, "db">, actor: Actor): Promise<OnboardingView> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { onboardingCompleted: true, onboardingStep: true, onboardingSkippedAt: true },
  });
  return { state: onboardingState(user), step: readStep(user.onboardingStep) };
}
