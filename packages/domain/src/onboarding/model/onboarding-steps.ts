/** The steps in their order. */
export const ONBOARDING_STEPS = ["language", "welcome", "connect", "topics", "post", "complete"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** `open`: shown on its own after signing in. `skipped`: left unfinished, can be finished in the settings. */
export type OnboardingState = "open" | "skipped" | "completed";
export type OnboardingView = { state: OnboardingState; step: OnboardingStep };

/** About how many minutes are left at the start of a step; the whole onboarding takes three. */
export const MINUTES_LEFT: Record<OnboardingStep, number> = {
  language: 3,
  welcome: 3,
  connect: 2,
  topics: 2,
  post: 2,
  complete: 0,
};

/** Returns the step after this one, or null after the last. */
export function nextStep(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? null;
}

/** Returns the step before this one, or null before the first. */
export function previousStep(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1] ?? null;
}

/** Parses a stored step; an unknown one becomes the first. */
export function readStep(stored: string): OnboardingStep {
  return ONBOARDING_STEPS.find((step) => step === stored) ?? "language";
}

/** Returns the state of a user's onboarding; completed stays completed. */
export function onboardingState(user: {
  onboardingCompleted: boolean;
  onboardingSkippedAt: Date | null;
}): OnboardingState {
  if (user.onboardingCompleted) return "completed";
  return user.onboardingSkippedAt ? "skipped" : "open";
}
