import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { summaryAnswers } from "./summary-answers";

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
