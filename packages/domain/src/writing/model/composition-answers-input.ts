import * as z from "zod/mini";
import { hashtagInput, textInput } from "../../shared/text-input";
import type { CompositionAnswers } from "./composition-answers";
import { WRITING_LIMITS } from "./writing-limits";
import {
  ADDRESS_FORMS,
  CALLS_TO_ACTION,
  CONTENT_TYPES,
  POST_GOALS,
  TEXT_LENGTHS,
  TONES,
  WRITING_LANGUAGES,
} from "./writing-parameters";

/** The wizard's answers as they are saved while it is filled in: the topic may still be empty. */
export const compositionAnswers = z.strictObject({
  topic: textInput(WRITING_LIMITS.topic),
  targetAudience: textInput(WRITING_LIMITS.targetAudience),
  postGoal: z.enum(POST_GOALS),
  contentType: z.enum(CONTENT_TYPES),
  tone: z.enum(TONES),
  length: z.enum(TEXT_LENGTHS),
  callToAction: z.enum(CALLS_TO_ACTION),
  /** Kept while another call to action is selected; used only with `custom`. */
  customCallToAction: textInput(WRITING_LIMITS.customCallToAction),
  hashtags: z.array(hashtagInput(WRITING_LIMITS.hashtag)).check(z.maxLength(WRITING_LIMITS.hashtags)),
  personalReference: z.boolean(),
  useResearch: z.boolean(),
  language: z.enum(WRITING_LANGUAGES),
  address: z.enum(ADDRESS_FORMS),
}) satisfies z.ZodMiniType<CompositionAnswers>;
