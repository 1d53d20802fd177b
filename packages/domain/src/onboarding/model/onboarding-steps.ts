/** The steps in their order (product specification, section 2). */
export const ONBOARDING_STEPS = ["language", "welcome", "connect", "topics", "post", "complete"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** open: shown by itself after signing in. skipped: left unfinished, can be finished in the settings. */
export type OnboardingState = "open" | "skipped" | "completed";
export type OnboardingView = { state: OnboardingState; step: OnboardingStep };

/** About how many minutes are left when a step begins; the whole takes three. */
export const MINUTES_LEFT: Record<OnboardingStep, number> = {
  language: 3,
  welcome: 3,
  connect: 2,
  topics: 2,
  post: 2,
  complete: 0,
};

/** The step after this one; null after the last. */
export function nextStep(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? null;
}

/** The step before this one; null before the first. */
export function previousStep(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1] ?? null;
}

/** A stored word as a step; one that is none (any more) is the first. */
export function readStep(stored: string): OnboardingStep {
  return ONBOARDING_STEPS.find((step) => step === stored) ?? "language";
}

/** Where the onboarding of a user's row stands; completed stays completed. */
export function onboardingState(user: {
  onboardingCompleted: boolean;
  onboardingSkippedAt: Date | null;
}): OnboardingState {
  if (user.onboardingCompleted) return "completed";
  return user.onboardingSkippedAt ? "skipped" : "open";
}
