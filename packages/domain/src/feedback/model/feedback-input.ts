import { z } from "zod";
import { isStorable } from "../../shared/storable";
import { FEEDBACK_LIMITS } from "./feedback-limits";
import { isErrorId } from "./is-error-id";

/** Far above the message's limit: a longer input is not even trimmed. */
const MAX_RAW_LENGTH = 10 * FEEDBACK_LIMITS.messageLength;

/** The feedback that a user sends to the operator; the screenshot comes beside it. */
export const feedbackInput = z.strictObject({
  type: z.enum(["bug", "feedback"]),
  message: z
    .string()
    .max(MAX_RAW_LENGTH)
    .transform(toMessage)
    .pipe(z.string().min(1).max(FEEDBACK_LIMITS.messageLength).refine(isStorable)),
  /** The page's path, unless the user removed it. */
  page: z.string().max(FEEDBACK_LIMITS.pageLength).startsWith("/").refine(isStorable).nullable(),
  errorId: z.string().refine(isErrorId).nullable(),
});
export type FeedbackInput = z.infer<typeof feedbackInput>;

/** Normalizes line breaks: forms send each as two characters. */
function toMessage(sent: string): string {
  return sent.replace(/\r\n?/g, "\n").trim();
}
