import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { compositionAnswers } from "@takt/domain/writing/model/composition-answers-input";
import { describe, expect, test } from "vitest";
import {
  firstProblem,
  givenAnswers,
  isReachable,
  shownView,
  STEP_ANSWERS,
  findStep,
  summaryAnswers,
  toView,
  WIZARD_STEPS,
} from "./wizard-steps";

const none = {};
const noTopic = { topic: "missing" } as const;
const noWords = { customCallToAction: "missing" } as const;

test("every answer belongs to exactly one step", () => {
  expect(WIZARD_STEPS.flatMap((step): string[] => [...STEP_ANSWERS[step]]).toSorted()).toEqual(
    Object.keys(compositionAnswers.shape).toSorted(),
  );
});

test("steps map to their numbers in the URL and back", () => {
  expect(WIZARD_STEPS.map(toView)).toEqual(["1", "2", "3", "4"]);
  expect(findStep("3")).toBe("final");
  expect(findStep("result")).toBeNull();
});

test("the first invalid answer of a step is found", () => {
  expect(firstProblem("basics", { targetAudience: "tooLong", topic: "missing" })).toBe("topic");
  expect(firstProblem("style", noTopic)).toBeNull();
});

test("a step is reachable once all before it are complete", () => {
  expect(WIZARD_STEPS.map((step) => isReachable(step, none))).toEqual([true, true, true, true]);
  expect(WIZARD_STEPS.map((step) => isReachable(step, noTopic))).toEqual([true, false, false, false]);
  expect(WIZARD_STEPS.map((step) => isReachable(step, noWords))).toEqual([true, true, true, false]);
});

describe("the shown view", () => {
  test.each([
    ["no view requested: the first step", null, none, false, "1"],
    ["no view requested, with a result", null, none, true, "result"],
    ["a reachable step", "3", none, false, "3"],
    ["a step after an incomplete one", "4", noTopic, false, "1"],
    ["the last step without the custom text of step 3", "4", noWords, false, "3"],
    ["the incomplete step itself", "3", noWords, false, "3"],
    ["a missing result: the last step", "result", none, false, "4"],
    ["a missing result, and no topic", "result", noTopic, false, "1"],
    ["an existing result with a missing answer", "result", noTopic, true, "result"],
  ] as const)("%s", (_name, asked, problems, hasResult, shown) => {
    expect(shownView(asked, problems, hasResult)).toBe(shown);
  });
});

const answers = defaultAnswers("en");

test("the answers are grouped by step, in order", () => {
  expect(summaryAnswers(answers)).toEqual([
    { step: "basics", answers: ["topic", "targetAudience", "postGoal"] },
    { step: "style", answers: ["contentType", "tone", "length"] },
    { step: "final", answers: ["callToAction", "hashtags", "personalReference", "useResearch"] },
  ]);
});

test("a custom call to action is summarized by its text", () => {
  expect(summaryAnswers({ ...answers, callToAction: "custom" })[2]?.answers).toEqual([
    "customCallToAction",
    "hashtags",
    "personalReference",
    "useResearch",
  ]);
});

test("of a step the texts and the chosen options are given, and what is empty or a yes or no is not", () => {
  const some = { ...answers, topic: " A topic ", hashtags: ["takt"], callToAction: "custom" as const };
  expect(givenAnswers("basics", some)).toEqual({ typed: ["topic"], chosen: ["postGoal"] });
  expect(givenAnswers("style", some)).toEqual({ typed: [], chosen: ["contentType", "tone", "length"] });
  expect(givenAnswers("final", { ...some, customCallToAction: "Write to me" })).toEqual({
    typed: ["customCallToAction", "hashtags"],
    chosen: [],
  });
  expect(givenAnswers("review", some)).toEqual({ typed: [], chosen: [] });
});
