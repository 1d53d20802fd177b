import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { getOnboarding } from "./get-onboarding";
import type { OnboardingView } from "./model/onboarding-steps";

/** Resumes a skipped onboarding at the saved step. Completed stays completed. */
export async function resumeOnboarding({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<OnboardingView> {
  await db.user.updateMany({
    where: { id: actor.userId, onboardingCompleted: false },
    data: { onboardingSkippedAt: null },
  });
  return getOnboarding({ db }, actor);
}
