/** A refusal: the server's code, or `offline`, or `unexpected`; with the id under which the log has an error. */
export type SendError = { code: string; errorId: string | null };
export type Sent<Receipt> = { receipt: Receipt; error: null } | { receipt: null; error: SendError };

const TIMEOUT_MS = 30_000;

/** Posts JSON to a route handler that answers a receipt; a failure is part of the answer. `headers`: what else is sent. */
export async function sendJson<Receipt>(
  path: string,
  body: object,
  isReceipt: (answer: unknown) => answer is Receipt,
  headers: Readonly<Record<string, string>> = {},
): Promise<Sent<Receipt>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...headers, "content-type": "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as unknown;
    if (response.ok && isReceipt(answer)) return { receipt: answer, error: null };
    return { receipt: null, error: readError(answer) };
  } catch {
    // No connection, a timeout, or an answer of a proxy that is no JSON.
    return { receipt: null, error: { code: navigator.onLine ? "unexpected" : "offline", errorId: null } };
  }
}

function readError(answer: unknown): SendError {
  const { error } = (answer ?? {}) as { error?: { code?: unknown; data?: { errorId?: unknown } } };
  const { code, data } = error ?? {};
  return {
    code: typeof code === "string" ? code : "unexpected",
    errorId: typeof data?.errorId === "string" ? data.errorId : null,
  };
}
