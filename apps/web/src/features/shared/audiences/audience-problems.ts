import { audienceInput, type AudienceInput } from "@takt/domain/audiences/model/audience-input";

export type AudienceProblem = "missing" | "tooLong" | "sign";
export type AudienceProblems = { [Field in keyof AudienceInput]?: AudienceProblem };

/** What is wrong with the words of an audience, a field each, by the schema that the server checks by. */
export function audienceProblems(words: AudienceInput): AudienceProblems {
  const problems: AudienceProblems = {};
  for (const { path, code } of audienceInput.safeParse(words).error?.issues ?? []) {
    const field = path[0] as keyof AudienceInput;
    problems[field] ??= code === "too_small" ? "missing" : code === "too_big" ? "tooLong" : "sign";
  }
  return problems;
}
