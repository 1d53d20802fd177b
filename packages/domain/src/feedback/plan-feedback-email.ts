import { emailsToOperator, planEach } from "../outbox/email-planner";
import { feedbackReference } from "./model/feedback-reference";

/** Plans the emails to the operator about a user's feedback. */
export const planFeedbackEmail = planEach(async (deps, { id, feedbackId }) => {
  const feedback =
    feedbackId &&
    (await deps.db.feedback.findUnique({
      where: { id: feedbackId },
      include: { user: { select: { name: true, email: true } } },
    }));
  if (!feedback) return [];
  const { type, message, page, errorId, screenshotKey, createdAt: at, user: from } = feedback;
  return emailsToOperator(deps, id, {
    kind: "feedback",
    id: feedback.id,
    reference: feedbackReference(feedback.id),
    type,
    message,
    page,
    errorId,
    hasScreenshot: screenshotKey !== null,
    from,
    at,
  });
});
