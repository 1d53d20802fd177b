import { setTimeout as sleep } from "node:timers/promises";
import type { CallResult } from "./call-result";

/** Makes a call and retries it after each delay while there is no answer or LinkedIn answers with a server error. */
export async function withRetries(
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
