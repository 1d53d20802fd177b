import * as z from "zod/mini";
import { readRefusal } from "../read-refusal";

export type FeedbackDraft = {
  type: "bug" | "feedback";
  message: string;
  page: string | null;
  errorId: string | null;
  screenshot: File | null;
};

/** Milliseconds; longer than 5 MB take on a slow line. */
const LONGEST = 180_000;

const answer = z.object({ reference: z.string() });

/** It was not taken: the server's code, or `no_answer`. */
export class FeedbackFailure extends Error {
  override readonly name = "FeedbackFailure";
  constructor(
    readonly code: string,
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** Sends what the user tells; answers what to quote about it. Rejects with FeedbackFailure. */
export async function sendFeedback(draft: FeedbackDraft): Promise<{ reference: string }> {
  const { status, body } = await post(toForm(draft));
  const taken = answer.safeParse(body);
  if (status === 201 && taken.success) return taken.data;
  const refused = readRefusal(body);
  // What is no answer of ours is a proxy's: its words help nobody.
  if (!refused) throw new FeedbackFailure("no_answer");
  throw new FeedbackFailure(refused.code, refused.data);
}

async function post(form: FormData): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch("/api/feedback", {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(LONGEST),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    // No connection, no answer in time, or one that is no JSON.
    throw new FeedbackFailure("no_answer");
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
