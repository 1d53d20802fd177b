import type { z } from "zod";

/** A problem with a field of a form; `max` is how many characters it may have. */
export type FieldProblem = { code: "missing" | "tooLong" | "invalid"; max?: number };
/** By the names of fields. */
export type FieldProblems = Readonly<Partial<Record<string, FieldProblem>>>;

/** Returns what is wrong with each field, by what its schema says first. A refinement says that a field is needed. */
export function findFieldProblems({ issues }: Pick<z.ZodError, "issues">): FieldProblems {
  const problems: Partial<Record<string, FieldProblem>> = {};
  for (const issue of issues) {
    const [name] = issue.path;
    if (typeof name === "string") problems[name] ??= toProblem(issue);
  }
  return problems;
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === "too_big") return { code: "tooLong", max: Number(issue.maximum) };
  const isMissing = ["too_small", "invalid_type", "invalid_value", "custom"].includes(issue.code);
  return { code: isMissing ? "missing" : "invalid" };
}
