import type { ChaosHarness } from "../start-chaos-harness";
import type { Caller } from "./user";

export type ApiResult<Value> =
  | { result: "confirmed"; value: Value }
  /** The product refused the call and changed nothing. */
  | { result: "refused"; code: string }
  /** There was no answer, or a server error: the outcome is unknown. */
  | { result: "lost"; code: string };

/** Longer than a disconnect waits for posts in flight. */
const TIMEOUT_MS = 45_000;

/** Calls the product's API as a page of the user does. */
export async function callApi<Value>(
  { stack }: Pick<ChaosHarness, "stack">,
  caller: Caller,
  kind: "query" | "mutation",
  path: string,
  input: unknown,
): Promise<ApiResult<Value>> {
  const body = JSON.stringify(input === undefined ? {} : { json: input });
  const url = `${stack.webUrl}/api/trpc/${path}`;
  const headers = callerHeaders(stack, caller);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response =
      kind === "query"
        ? await fetch(`${url}?input=${encodeURIComponent(body)}`, { headers, signal })
        : await fetch(url, {
            method: "POST",
            headers: { ...headers, "content-type": "application/json" },
            body,
            signal,
          });
    const text = await response.text();
    if (response.status >= 500) return { result: "lost", code: `HTTP ${response.status}` };
    const answer = JSON.parse(text) as {
      result?: { data: { json: Value } };
      error?: { json?: { message: string }; message?: string };
    };
    if (response.ok) return { result: "confirmed", value: answer.result!.data.json };
    return { result: "refused", code: answer.error?.json?.message ?? answer.error?.message ?? text };
  } catch (cause) {
    return { result: "lost", code: String((cause as Error).cause ?? cause) };
  }
}

/** The headers with which a page of the caller, in their workspace, asks the product. */
export function callerHeaders(
  { webUrl }: Pick<ChaosHarness["stack"], "webUrl">,
  { cookie, workspace }: Caller,
): Record<string, string> {
  return {
    cookie: `${cookie.name}=${cookie.value}`,
    origin: webUrl,
    ...(workspace !== null && { "takt-workspace": workspace }),
  };
}
