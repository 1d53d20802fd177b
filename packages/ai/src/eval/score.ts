import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import type { WritingOutcome, WrittenPost } from "@takt/domain/writing/ports/writer";
import { removeLabel } from "@takt/outline/outline-label";
import { checkPost, type Problem } from "../check/check-post";
import { claimsExperience } from "./find-experience";

/** Problems that the evaluation counts: those that are repaired, and claims, which are recognised by their words alone. */
export type EvalProblem = Problem | "experience";

export type Score = {
  /** Why there is no text, or null. */
  failed: string | null;
  problems: readonly EvalProblem[];
  characters: number;
  ms: number;
};

/** The properties of an outcome that can be checked automatically. */
export function score(
  parameters: WritingParameters,
  outcome: WritingOutcome<WrittenPost>,
  ms: number,
): Score {
  if (outcome.kind === "failed") return { failed: outcome.reason, problems: [], characters: 0, ms };
  const { value } = outcome;
  const problems = checkPost(value, { parameters, rewritten: null });
  return {
    failed: null,
    problems: claimsExperience(value.text, parameters) ? [...problems, "experience"] : problems,
    characters: removeLabel(value.text).length,
    ms,
  };
}
