import { feedbackInput } from "@takt/domain/feedback/model/feedback-input";
import { submitFeedback } from "@takt/domain/feedback/submit-feedback";
import { withErrorResponse } from "~/server/with-error-response";
import { deps } from "~/server/deps";
import { readForm } from "~/server/read-body";
import { errorResponse } from "~/server/error-response";
import { requireUser } from "~/server/require-actor";
import { isSameOrigin } from "~/server/same-origin";

/** A screenshot of 5 MB, plus room for the text and the form's own overhead. */
const MAX_BYTES = 6 * 1024 * 1024;

/**
 * Receives feedback: a form with type and message, and optionally page, errorId and screenshot. Open to every signed-in
 * user. Answers 201 and the reference of the feedback.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
    // Only a signed-in user may make the server buffer a body.
    await requireUser();
    const form = await readForm(request, MAX_BYTES);
    // Checked again: the user may have been signed out while the form was uploading.
    const { actor } = await requireUser();
    const screenshot = form.get("screenshot");
    form.delete("screenshot");
    const fields = Object.fromEntries(form);
    const input = feedbackInput.safeParse({ page: null, errorId: null, ...fields });
    const repeats = [...form.keys()].length !== Object.keys(fields).length;
    if (!input.success || repeats) return errorResponse(400, "feedback_invalid");
    if (typeof screenshot === "string") return errorResponse(400, "screenshot_invalid");
    const picture = screenshot && new Uint8Array(await screenshot.arrayBuffer());
    const taken = await submitFeedback(deps(), actor, input.data, picture);
    return Response.json(taken, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
