import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import { removeLabel } from "@takt/outline/outline-label";
import { removeCallToAction } from "../check/remove-call-to-action";
import { findExperience } from "./find-experience";

/**
 * Returns whether a text claims an experience of its author that the parameters do not allow. The words of a custom
 * call to action are its author's own.
 */
export function claimsExperience(text: string, parameters: WritingParameters): boolean {
  if (parameters.personalReference) return false;
  const custom = parameters.callToAction === "custom" ? (parameters.customCallToAction ?? "") : "";
  return findExperience(removeCallToAction(removeLabel(text), custom), parameters.language) !== null;
}
