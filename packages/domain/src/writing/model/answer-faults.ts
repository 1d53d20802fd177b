import { HASHTAG } from "@takt/text/hashtag";
import { normalizeText } from "@takt/text/normalize-text";
import type { CompositionAnswers } from "./composition-answers";
import { WRITING_LIMITS } from "./writing-limits";

/** Too long for its limit, or an invalid hashtag. */
export type AnswerFault = "tooLong" | "invalid";

const TEXTS = ["topic", "targetAudience", "customCallToAction"] as const;

/** Returns why the server would refuse typed answers (`compositionAnswers`), each with its first fault. */
export function answerFaults(answers: CompositionAnswers): {
  [Answer in keyof CompositionAnswers]?: AnswerFault;
} {
  const faults: { [Answer in keyof CompositionAnswers]?: AnswerFault } = {};
  for (const name of TEXTS) {
    if (normalizeText(answers[name]).length > WRITING_LIMITS[name]) faults[name] = "tooLong";
  }
  const { hashtags } = answers;
  if (
    hashtags.length > WRITING_LIMITS.hashtags ||
    hashtags.some(({ length }) => length > WRITING_LIMITS.hashtag)
  )
    faults.hashtags = "tooLong";
  else if (!hashtags.every((tag) => HASHTAG.test(tag))) faults.hashtags = "invalid";
  return faults;
}
