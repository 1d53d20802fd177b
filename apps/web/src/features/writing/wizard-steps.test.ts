import { compositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { describe, expect, test } from "vitest";
import {
  firstProblem,
  isReachable,
  shownView,
  STEP_ANSWERS,
  stepOf,
  viewOf,
  WIZARD_STEPS,
} from "./wizard-steps";

const none = {};
const noTopic = { topic: "missing" } as const;
const noWords = { customCallToAction: "missing" } as const;

test("every answer is asked for once", () => {
  expect(WIZARD_STEPS.flatMap((step): string[] => [...STEP_ANSWERS[step]]).toSorted()).toEqual(
    Object.keys(compositionAnswers.shape).toSorted(),
  );
});

test("steps and their numbers in the address", () => {
  expect(WIZARD_STEPS.map(viewOf)).toEqual(["1", "2", "3", "4"]);
  expect(stepOf("3")).toBe("final");
  expect(stepOf("result")).toBeNull();
});

test("the first answer of a step that is wrong", () => {
  expect(firstProblem("basics", { targetAudience: "tooLong", topic: "missing" })).toBe("topic");
  expect(firstProblem("style", noTopic)).toBeNull();
});

test("a step is reachable once all before it are complete", () => {
  expect(WIZARD_STEPS.map((step) => isReachable(step, none))).toEqual([true, true, true, true]);
  expect(WIZARD_STEPS.map((step) => isReachable(step, noTopic))).toEqual([true, false, false, false]);
  expect(WIZARD_STEPS.map((step) => isReachable(step, noWords))).toEqual([true, true, true, false]);
});

describe("what the address shows", () => {
  test.each([
    ["nothing asked: the first step", null, none, false, "1"],
    ["nothing asked, a text is there", null, none, true, "result"],
    ["a step that is reachable", "3", none, false, "3"],
    ["a step behind one that is incomplete", "4", noTopic, false, "1"],
    ["the last step without the words of step 3", "4", noWords, false, "3"],
    ["the incomplete step itself", "3", noWords, false, "3"],
    ["a text that is not there: the last step", "result", none, false, "4"],
    ["a text that is not there, and no topic", "result", noTopic, false, "1"],
    ["a text that is there, whatever is missing", "result", noTopic, true, "result"],
  ] as const)("%s", (_name, asked, problems, hasResult, shown) => {
    expect(shownView(asked, problems, hasResult)).toBe(shown);
  });
});
