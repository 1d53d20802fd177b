import { z } from "zod";
import { requiredText, textInput } from "../../shared/text-input";
import { FEEDBACK_LIMITS } from "./feedback-limits";
import { isErrorId } from "./is-error-id";

/** The feedback that a user sends to the operator; the screenshot comes beside it. */
export const feedbackInput = z.strictObject({
  type: z.enum(["bug", "feedback"]),
  message: requiredText(FEEDBACK_LIMITS.messageLength),
  /** The page's path, unless the user removed it. */
  page: z.nullable(textInput(FEEDBACK_LIMITS.pageLength).check(z.startsWith("/"))),
  errorId: z.string().refine(isErrorId).nullable(),
});
export type FeedbackInput = z.infer<typeof feedbackInput>;
