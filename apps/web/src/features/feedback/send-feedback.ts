import * as z from "zod/mini";
import { parseErrorResponse } from "../shared/parse-error-response";

export type FeedbackDraft = {
  type: "bug" | "feedback";
  message: string;
  page: string | null;
  errorId: string | null;
  screenshot: File | null;
};

/** Longer than an upload of 5 MB takes on a slow connection. */
const TIMEOUT_MS = 180_000;

const answer = z.object({ reference: z.string() });

/** Feedback was not accepted; `code` is the server's code or `no_answer`. */
export class FeedbackError extends Error {
  override readonly name = "FeedbackError";
  constructor(
    readonly code: string,
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** Sends feedback and returns its reference. Rejects with FeedbackError. */
export async function sendFeedback(draft: FeedbackDraft): Promise<{ reference: string }> {
  const { status, body } = await post(toForm(draft));
  const accepted = answer.safeParse(body);
  if (status === 201 && accepted.success) return accepted.data;
  const details = parseErrorResponse(body);
  // A body that is not ours comes from a proxy, whose message does not help the user.
  if (!details) throw new FeedbackError("no_answer");
  throw new FeedbackError(details.code, details.data);
}

async function post(form: FormData): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch("/api/feedback", {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    // No connection, a timeout, or a response that is not JSON.
    throw new FeedbackError("no_answer");
  }
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
