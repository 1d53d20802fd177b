import { audienceInput, type AudienceInput } from "@takt/domain/audiences/model/audience-input";

type AudienceProblem = "missing" | "tooLong" | "sign";
type AudienceProblems = { [Field in keyof AudienceInput]?: AudienceProblem };

/** The problem of each field of an audience, by the schema that the server uses. */
export function audienceProblems(values: AudienceInput): AudienceProblems {
  const problems: AudienceProblems = {};
  for (const { path, code } of audienceInput.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof AudienceInput;
    problems[field] ??= code === "too_small" ? "missing" : code === "too_big" ? "tooLong" : "sign";
  }
  return problems;
}
