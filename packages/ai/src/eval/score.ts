import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import type { WritingOutcome, WrittenPost } from "@takt/domain/writing/ports/writer";
import { removeLabel } from "@takt/outline/remove-label";
import { checkPost, type Problem } from "../check/check-post";

export type Score = {
  /** Why there is no text, or null. */
  failed: string | null;
  problems: readonly Problem[];
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
  return {
    failed: null,
    problems: checkPost(value, { parameters, rewritten: null }),
    characters: removeLabel(value.text).length,
    ms,
  };
}
