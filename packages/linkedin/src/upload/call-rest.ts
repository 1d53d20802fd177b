import { restHeaders } from "../http/linkedin-http";
import type { Caller, UploadContext } from "./upload-context";
import type { Exchange } from "../http/linkedin-types";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Makes a call to /rest that is safe to repeat: it tries the known versions, retries silence and 5xx after each of
 * `retryDelaysMs`, and counts every call.
 */
export async function callRest(
  { send, versions, apiUrl, timeouts }: UploadContext,
  { token, consumeQuota }: Caller,
  { method, path, body, retryDelaysMs }: RestCall,
): Promise<CallResult> {
  let result: CallResult | undefined;
  for (const version of versions.candidates()) {
    result = await withRetries(retryDelaysMs, async () => {
      if (!(await consumeQuota(1))) return { kind: "quota_exhausted" };
      return send({
        method,
        url: new URL(apiUrl + path),
        headers: {
          ...restHeaders(token, version),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
        deadline: timeouts.http,
      });
    });
    if (result.kind !== "answered") return result;
    if (result.status !== 426) {
      versions.works(version);
      return result;
    }
    versions.retired(version);
  }
  return result ?? { kind: "unsent", code: "NO_VERSION" };
}

type RestCall = { method: "GET" | "POST"; path: string; body?: string; retryDelaysMs: readonly number[] };

/** The outcome of a counted call. `quota_exhausted`: not made, because the member's calls of the day are used up. */
export type CallResult = Exchange | { kind: "quota_exhausted" };

/** Makes a call and retries it after each delay while there is no answer or LinkedIn answers with a server error. */
async function withRetries(
  retryDelaysMs: readonly number[],
  call: () => Promise<CallResult>,
): Promise<CallResult> {
  let result = await call();
  for (const pause of retryDelaysMs) {
    if (!isTransient(result)) break;
    await sleep(pause);
    result = await call();
  }
  return result;
}

function isTransient(result: CallResult) {
  if (result.kind === "quota_exhausted") return false;
  return result.kind !== "answered" || result.status >= 500 || [408, 409].includes(result.status);
}
