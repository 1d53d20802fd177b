import { HASHTAG } from "@takt/text/hashtag";
import { isStorable } from "../../shared/storable";
import type { CompositionAnswers } from "./composition-answers";
import { WRITING_LIMITS } from "./writing-limits";

/** Too long for its limit, or with a sign that cannot be kept. */
export type AnswerFault = "tooLong" | "sign";

const TEXTS = ["topic", "targetAudience", "customCallToAction"] as const;

/** Returns why the server would refuse typed answers (`compositionAnswers`), each with its first fault. */
export function answerFaults(answers: CompositionAnswers): {
  [Answer in keyof CompositionAnswers]?: AnswerFault;
} {
  const faults: { [Answer in keyof CompositionAnswers]?: AnswerFault } = {};
  for (const name of TEXTS) {
    if (answers[name].length > WRITING_LIMITS[name]) faults[name] = "tooLong";
    else if (!isStorable(answers[name])) faults[name] = "sign";
  }
  const { hashtags } = answers;
  if (
    hashtags.length > WRITING_LIMITS.hashtags ||
    hashtags.some(({ length }) => length > WRITING_LIMITS.hashtag)
  )
    faults.hashtags = "tooLong";
  else if (!hashtags.every((tag) => HASHTAG.test(tag))) faults.hashtags = "sign";
  return faults;
}
