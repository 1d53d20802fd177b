import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { readStep, type OnboardingView } from "./model/onboarding-steps";

/** Where the actor's onboarding stands. */
export async function getOnboarding({ db }: Pick<Deps, "db">, actor: Actor): Promise<OnboardingView> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { onboardingCompleted: true, onboardingStep: true, onboardingSkippedAt: true },
  });
  const step = readStep(user.onboardingStep);
  if (user.onboardingCompleted) return { state: "completed", step };
  return { state: user.onboardingSkippedAt ? "skipped" : "open", step };
}
