import { expect, test } from "vitest";
import { answerFaults } from "./answer-faults";
import { defaultAnswers } from "./composition-answers";
import { compositionAnswers } from "./composition-answers-input";

const answers = { ...defaultAnswers("en"), topic: "Delegation" };

test.each([
  ["nothing is wrong", {}, {}],
  [
    "the longest texts",
    { topic: "x".repeat(500), targetAudience: "x".repeat(1000), customCallToAction: "x".repeat(300) },
    {},
  ],
  ["a topic that is too long", { topic: "x".repeat(501) }, { topic: "tooLong" }],
  ["an audience that is too long", { targetAudience: "x".repeat(1001) }, { targetAudience: "tooLong" }],
  [
    "a call to action that is too long",
    { customCallToAction: "x".repeat(301) },
    { customCallToAction: "tooLong" },
  ],
  ["a NUL, which does not count", { topic: `${"x".repeat(500)}\u0000` }, {}],
  ["ten hashtags", { hashtags: Array.from({ length: 10 }, (_, n) => `tag${n}`) }, {}],
  ["eleven hashtags", { hashtags: Array.from({ length: 11 }, (_, n) => `tag${n}`) }, { hashtags: "tooLong" }],
  ["a hashtag of 101 characters", { hashtags: ["x".repeat(101)] }, { hashtags: "tooLong" }],
  ["a hashtag with a blank", { hashtags: ["a b"] }, { hashtags: "invalid" }],
])("with %s a browser finds the faults for which the server refuses", (_name, change, faults) => {
  const typed = { ...answers, ...change };
  expect(answerFaults(typed)).toEqual(faults);
  expect(compositionAnswers.safeParse(typed).success).toBe(Object.keys(faults).length === 0);
});
