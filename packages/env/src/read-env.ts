import type { z } from "zod";
import { type Env, envSchema } from "./env-schema";
import { incompletePairs } from "./incomplete-pairs";
import { productionProblems } from "./production-problems";

/** Checks and converts the raw environment. Throws a list of all problems. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty value in a settings file means not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  const problems = result.success
    ? [...incompletePairs(given), ...productionProblems(result.data, given)]
    : result.error.issues.map((issue) => `${issue.path.join(".")}: ${explain(issue, given)}`);
  if (problems.length || !result.success)
    throw new Error(`The environment is not usable:\n  ${problems.join("\n  ")}`);
  return result.data;
}

function explain(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  return given[String(issue.path[0])] === undefined ? "is not set" : issue.message;
}
