import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import type { WritingOutcome, WrittenPost } from "@takt/domain/writing/ports/writer";
import { withoutMark } from "@takt/outline/without-mark";
import { checkPost, PROBLEMS, type Problem } from "../check/check-post";

export type Score = {
  /** Why there is no text, or null. */
  failed: string | null;
  problems: readonly (Problem | "address")[];
  characters: number;
  ms: number;
};
export const PROPERTIES = [...PROBLEMS, "address"] as const;

/** What of an outcome can be checked without reading it. */
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
    problems: isAddressed(value.text, parameters) ? problems : [...problems, "address"],
    characters: withoutMark(value.text).length,
    ms,
  };
}

/** German that says du where Sie was asked for, or the other way round. The start of a sentence may be "Sie" for "they". */
function isAddressed(text: string, { language, address }: WritingParameters): boolean {
  if (language !== "de") return true;
  const wrong =
    address === "du"
      ? /\b(?:Ihnen|(?<=[\p{Ll},] )Sie|(?<=[\p{Ll},] )Ihre?[mnrs]?)\b/u
      : /\b(?:du|dir|dich|deine?[mnrs]?|euch|eure?[mnrs]?)\b/iu;
  return !wrong.test(text);
}
