import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { answerProblems } from "./answer-problems";

const complete = { ...defaultAnswers("en"), topic: "Delegation" };

test("nothing is wrong", () => {
  expect(answerProblems(complete)).toEqual({});
  expect(answerProblems({ ...complete, topic: "x".repeat(500) })).toEqual({});
});

test("what is missing, also both at once", () => {
  expect(answerProblems({ ...complete, topic: " \n" })).toEqual({ topic: "missing" });
  expect(answerProblems({ ...complete, topic: "", callToAction: "custom" })).toEqual({
    topic: "missing",
    customCallToAction: "missing",
  });
});

test("what cannot be saved", () => {
  expect(answerProblems({ ...complete, topic: "x".repeat(501) })).toEqual({ topic: "tooLong" });
  expect(answerProblems({ ...complete, targetAudience: "a\u0000" })).toEqual({ targetAudience: "sign" });
  // Also while it is not asked for: it is kept.
  expect(answerProblems({ ...complete, customCallToAction: "x".repeat(301) })).toEqual({
    customCallToAction: "tooLong",
  });
});
