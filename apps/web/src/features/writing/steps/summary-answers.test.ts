import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { summaryAnswers } from "./summary-answers";

const answers = defaultAnswers("en");

test("step by step, as they are asked for", () => {
  expect(summaryAnswers(answers)).toEqual([
    { step: "basics", answers: ["topic", "targetAudience", "postGoal"] },
    { step: "style", answers: ["contentType", "tone", "length"] },
    { step: "final", answers: ["callToAction", "hashtags", "personalReference", "useResearch"] },
  ]);
});

test("a custom call to action is summed up by its words", () => {
  expect(summaryAnswers({ ...answers, callToAction: "custom" })[2]?.answers).toEqual([
    "customCallToAction",
    "hashtags",
    "personalReference",
    "useResearch",
  ]);
});
