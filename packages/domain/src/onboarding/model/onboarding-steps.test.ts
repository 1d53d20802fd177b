import { expect, test } from "vitest";
import {
  MINUTES_LEFT,
  nextStep,
  ONBOARDING_STEPS,
  onboardingState,
  previousStep,
  readStep,
} from "./onboarding-steps";

test("six steps, in the specification's order, forth and back", () => {
  const forth = ["language"];
  for (let step = nextStep("language"); step; step = nextStep(step)) forth.push(step);
  expect(forth).toEqual(["language", "welcome", "connect", "topics", "post", "complete"]);
  const back = ["complete"];
  for (let step = previousStep("complete"); step; step = previousStep(step)) back.push(step);
  expect(back).toEqual(forth.toReversed());
});

test("nothing before the first, nothing after the last", () => {
  expect(previousStep("language")).toBeNull();
  expect(nextStep("complete")).toBeNull();
});

test("a known word is its step, any other is the first", () => {
  for (const step of ONBOARDING_STEPS) expect(readStep(step)).toBe(step);
  for (const word of ["", "Language", "done", "toString", "0"]) expect(readStep(word)).toBe("language");
});

test("the minutes left never grow, and end at nought", () => {
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
