import { expect, test } from "vitest";
import {
  MINUTES_LEFT,
  nextStep,
  ONBOARDING_STEPS,
  onboardingState,
  previousStep,
  readStep,
} from "./onboarding-steps";

test("the six steps follow each other in order, forward and back", () => {
  const forth = ["language"];
  for (let step = nextStep("language"); step; step = nextStep(step)) forth.push(step);
  expect(forth).toEqual(["language", "welcome", "connect", "topics", "post", "complete"]);
  const back = ["complete"];
  for (let step = previousStep("complete"); step; step = previousStep(step)) back.push(step);
  expect(back).toEqual(forth.toReversed());
});

test("the first step has no previous one, and the last no next one", () => {
  expect(previousStep("language")).toBeNull();
  expect(nextStep("complete")).toBeNull();
});

test("a known step is parsed, and any other becomes the first", () => {
  for (const step of ONBOARDING_STEPS) expect(readStep(step)).toBe(step);
  for (const word of ["", "Language", "done", "toString", "0"]) expect(readStep(word)).toBe("language");
});

test("the minutes left never grow, and end at zero", () => {
  const minutes = ONBOARDING_STEPS.map((step) => MINUTES_LEFT[step]);
  expect(minutes).toEqual(minutes.toSorted((one, other) => other - one));
  expect(minutes.at(-1)).toBe(0);
});

test.each([
  [false, null, "open"],
  [false, new Date(), "skipped"],
  [true, null, "completed"],
  [true, new Date(), "completed"],
] as const)("completed %j, skipped at %j: %s", (onboardingCompleted, onboardingSkippedAt, state) => {
  expect(onboardingState({ onboardingCompleted, onboardingSkippedAt })).toBe(state);
});
