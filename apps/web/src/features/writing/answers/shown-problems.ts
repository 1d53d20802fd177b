import type { AnswerProblems } from "./answer-problems";

/** Returns the problems to show at the fields; a missing answer is shown only after the user has tried to continue. */
export function shownProblems(problems: AnswerProblems, tried: boolean): AnswerProblems {
  if (tried) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== "missing"));
}
