import { feedbackInput } from "@takt/domain/feedback/model/feedback-input";
import { submitFeedback } from "@takt/domain/feedback/submit-feedback";
import { answerErrors } from "../../../server/answer-errors";
import { deps } from "../../../server/deps";
import { readForm } from "../../../server/read-form";
import { refuse } from "../../../server/refuse";
import { requireUser } from "../../../server/require-user";
import { isSameOrigin } from "../../../server/same-origin";

/** A screenshot of 5 MB, and room for the words and what a form adds. */
const MAX_BYTES = 6 * 1024 * 1024;

/**
 * Takes feedback: a form with type, message, and perhaps page, errorId and screenshot. Open to everybody who is signed
 * in. Answers 201 and what to quote about it.
 */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => {
    if (!isSameOrigin(request)) return refuse(403, "foreign_origin");
    // Nobody else may fill our memory.
    await requireUser();
    const form = await readForm(request, MAX_BYTES);
    // Once more: somebody may have been signed out while the form was on its way.
    const { actor } = await requireUser();
    const screenshot = form.get("screenshot");
    form.delete("screenshot");
    const fields = Object.fromEntries(form);
    const input = feedbackInput.safeParse({ page: null, errorId: null, ...fields });
    const repeats = [...form.keys()].length !== Object.keys(fields).length;
    if (!input.success || repeats) return refuse(400, "feedback_invalid");
    if (typeof screenshot === "string") return refuse(400, "screenshot_invalid");
    const picture = screenshot && new Uint8Array(await screenshot.arrayBuffer());
    const taken = await submitFeedback(deps(), actor, input.data, picture);
    return Response.json(taken, { status: 201, headers: { "cache-control": "no-store" } });
  });
}
