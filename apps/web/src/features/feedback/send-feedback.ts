import { object, text } from "@takt/domain/shared/shape";
import { postForm } from "../shared/post-form";

export type FeedbackDraft = {
  type: "bug" | "feedback";
  message: string;
  page: string | null;
  errorId: string | null;
  screenshot: File | null;
};

const answer = object({ reference: text() });

/** Sends feedback and returns its reference. Rejects with FormError. */
export function sendFeedback(draft: FeedbackDraft): Promise<{ reference: string }> {
  return postForm("/api/feedback", toForm(draft), (body) => {
    const read = answer.safeParse(body);
    return read.success ? read.data : null;
  });
}

function toForm({ type, message, page, errorId, screenshot }: FeedbackDraft): FormData {
  const form = new FormData();
  form.set("type", type);
  form.set("message", message);
  if (page) form.set("page", page);
  if (errorId) form.set("errorId", errorId);
  if (screenshot) form.set("screenshot", screenshot);
  return form;
}
