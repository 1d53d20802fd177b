import { parseErrorResponse } from "./parse-error-response";

/** Longer than an upload of 20 MB takes on a slow connection. */
const TIMEOUT_MS = 300_000;

/** A form was not accepted; `code` is the server's code, or `no_answer`. */
export class FormError extends Error {
  override readonly name = "FormError";
  constructor(
    readonly code: string,
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/**
 * Sends a form to a route handler and returns what `parse` reads in a 201 answer; it answers null for a body that is not
 * ours. Rejects with FormError.
 */
export async function postForm<Answer>(
  path: string,
  form: FormData,
  parse: (body: unknown) => Answer | null,
): Promise<Answer> {
  const { status, body } = await send(path, form);
  const answer = status === 201 ? parse(body) : null;
  if (answer !== null) return answer;
  const details = parseErrorResponse(body);
  // A body that is not ours comes from a proxy, whose message does not help the user.
  if (!details) throw new FormError("no_answer");
  throw new FormError(details.code, details.data);
}

async function send(path: string, form: FormData): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(path, {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    // No connection, a timeout, or a response that is not JSON.
    throw new FormError("no_answer");
  }
}
