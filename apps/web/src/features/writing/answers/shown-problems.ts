import type { AnswerProblems } from "./answer-problems";

/** What is said at the fields: emptiness is no reproach before the user has tried to go on. */
export function shownProblems(problems: AnswerProblems, tried: boolean): AnswerProblems {
  if (tried) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== "missing"));
}
