import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { getOnboarding } from "./get-onboarding";
import type { OnboardingView } from "./model/onboarding-steps";

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
