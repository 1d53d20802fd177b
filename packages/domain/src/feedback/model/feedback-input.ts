import { z } from "zod";
import { isStorable } from "../../shared/is-storable";
import { FEEDBACK_LIMITS } from "./feedback-limits";
import { isErrorId } from "./is-error-id";

/** Far more than the message may have: what is longer is not even trimmed. */
const LONGEST_SENT = 10 * FEEDBACK_LIMITS.messageLength;

/** What a user tells the provider; the screenshot comes beside it. */
export const feedbackInput = z.strictObject({
  type: z.enum(["bug", "feedback"]),
  message: z
    .string()
    .max(LONGEST_SENT)
    .transform(toMessage)
    .pipe(z.string().min(1).max(FEEDBACK_LIMITS.messageLength).refine(isStorable)),
  /** The page's path, unless the user removed it. */
  page: z.string().max(FEEDBACK_LIMITS.pageLength).startsWith("/").refine(isStorable).nullable(),
  errorId: z.string().refine(isErrorId).nullable(),
});
export type FeedbackInput = z.infer<typeof feedbackInput>;

/** Forms send a line break as two characters; the user typed one. */
function toMessage(sent: string): string {
  return sent.replace(/\r\n?/g, "\n").trim();
}
