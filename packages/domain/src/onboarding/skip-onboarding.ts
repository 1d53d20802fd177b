import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { getOnboarding } from "./get-onboarding";
import type { OnboardingView } from "./model/onboarding-steps";

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
