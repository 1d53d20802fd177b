import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { onboardingState, readStep, type OnboardingView } from "./model/onboarding-steps";

/** Gets the state and the step of the actor's onboarding. */
export async function getOnboarding({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<OnboardingView> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { onboardingCompleted: true, onboardingStep: true, onboardingSkippedAt: true },
  });
  return { state: onboardingState(user), step: readStep(user.onboardingStep) };
}
