import { restHeaders } from "../http/rest-headers";
import type { CallResult } from "./call-result";
import { withRetries } from "./with-retries";
import type { Caller, UploadContext } from "./upload-context";

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
