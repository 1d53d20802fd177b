import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { answerProblems } from "./answer-problems";

const complete = { ...defaultAnswers("en"), topic: "Delegation" };

test("complete answers have no problems", () => {
  expect(answerProblems(complete)).toEqual({});
  expect(answerProblems({ ...complete, topic: "x".repeat(500) })).toEqual({});
});

test("every missing answer is named", () => {
  expect(answerProblems({ ...complete, topic: " \n" })).toEqual({ topic: "missing" });
  expect(answerProblems({ ...complete, topic: "", callToAction: "custom" })).toEqual({
    topic: "missing",
    customCallToAction: "missing",
  });
});

test("an answer that is too long is a problem", () => {
  expect(answerProblems({ ...complete, topic: "x".repeat(501) })).toEqual({ topic: "tooLong" });
  // Also while it is hidden, because it is saved too.
  expect(answerProblems({ ...complete, customCallToAction: "x".repeat(301) })).toEqual({
    customCallToAction: "tooLong",
  });
});
