import { type ValueOf, flag, list, object, oneOf, text } from "../../shared/shape";
import {
  ADDRESS_FORMS,
  CALLS_TO_ACTION,
  CONTENT_TYPES,
  POST_GOALS,
  TEXT_LENGTHS,
  TONES,
  WRITING_LANGUAGES,
  type WritingParameters,
} from "./writing-parameters";

/** The wizard's answers as they are typed, also where they cannot be saved yet. */
export const typedAnswers = object({
  topic: text(),
  targetAudience: text(),
  postGoal: oneOf(POST_GOALS),
  contentType: oneOf(CONTENT_TYPES),
  tone: oneOf(TONES),
  length: oneOf(TEXT_LENGTHS),
  callToAction: oneOf(CALLS_TO_ACTION),
  /** Kept while another call to action is selected; used only with `custom`. */
  customCallToAction: text(),
  hashtags: list(text()),
  personalReference: flag,
  useResearch: flag,
  language: oneOf(WRITING_LANGUAGES),
  address: oneOf(ADDRESS_FORMS),
});
export type CompositionAnswers = ValueOf<typeof typedAnswers>;

/** The wizard's initial answers. */
export function defaultAnswers(language: WritingParameters["language"]): CompositionAnswers {
  return {
    topic: "",
    targetAudience: "",
    postGoal: "visibility",
    contentType: "story",
    tone: "professional",
    length: "medium",
    callToAction: "comment",
    customCallToAction: "",
    hashtags: [],
    personalReference: false,
    useResearch: false,
    language,
    address: "sie",
  };
}

/** Returns the first missing answer, or null when a text can be requested. */
export function missingAnswer(answers: CompositionAnswers): "topic" | "customCallToAction" | null {
  if (answers.topic.trim() === "") return "topic";
  if (answers.callToAction === "custom" && answers.customCallToAction.trim() === "")
    return "customCallToAction";
  return null;
}

/** Converts the answers into the parameters for a writer. */
export function toWritingParameters(answers: CompositionAnswers): WritingParameters {
  return {
    ...answers,
    topic: answers.topic.trim(),
    targetAudience: answers.targetAudience.trim(),
    customCallToAction: answers.callToAction === "custom" ? answers.customCallToAction.trim() : null,
  };
}
