import { type AnswerFault, answerFaults } from "@takt/domain/writing/model/answer-faults";
import { missingAnswer, type CompositionAnswers } from "@takt/domain/writing/model/composition-answers";

type AnswerProblem = "missing" | AnswerFault;
export type AnswerProblems = { readonly [Answer in keyof CompositionAnswers]?: AnswerProblem };

/** Returns the problems of the wizard's answers: what the server refuses, and what is missing to write. */
export function answerProblems(answers: CompositionAnswers): AnswerProblems {
  const problems: { [Answer in keyof CompositionAnswers]?: AnswerProblem } = answerFaults(answers);
  // Checked one after the other, because the first missing answer hides the second.
  if (missingAnswer(answers) === "topic") problems.topic ??= "missing";
  if (missingAnswer({ ...answers, topic: "-" }) === "customCallToAction")
    problems.customCallToAction ??= "missing";
  return problems;
}

/** Returns the problems to show at the fields; a missing answer is shown only after the user has tried to continue. */
export function shownProblems(problems: AnswerProblems, tried: boolean): AnswerProblems {
  if (tried) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== "missing"));
}
