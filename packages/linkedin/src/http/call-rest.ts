import type { Timeouts } from "../timeouts";
import type { Versions } from "../versions";
import { restHeaders } from "./linkedin-http";
import type { Call, Exchange } from "./linkedin-types";
import { setTimeout as sleep } from "node:timers/promises";

/** The shared context of calls to /rest. */
export type RestContext = {
  send(call: Call): Promise<Exchange>;
  versions: Versions;
  /** Without a trailing slash. */
  apiUrl: string;
  timeouts: Pick<Timeouts, "http">;
};

/** The member's token and quota. */
export type Caller = {
  token: string;
  /** Called before each call to api.linkedin.com; false means that the call must not be made. */
  consumeQuota(calls: number): Promise<boolean>;
};

/** Returns the caller of calls that the domain has counted already, or that are not counted. */
export const withoutQuota = (token: string): Caller => ({ token, consumeQuota: () => Promise.resolve(true) });

/**
 * Makes a call to /rest: it tries the known versions, retries silence and 5xx after each of `retryDelaysMs` (none where
 * the call is not safe to repeat), and counts every call. Without retries all versions share one limit: the leases of
 * changes and comments rely on it.
 */
export async function callRest(
  { send, versions, apiUrl, timeouts }: RestContext,
  { token, consumeQuota }: Caller,
  { method, path, headers, body, maxBytes, retryDelaysMs }: RestCall,
): Promise<CallResult> {
  const end = performance.now() + timeouts.http;
  let result: CallResult | undefined;
  for (const version of versions.candidates()) {
    const deadline = retryDelaysMs.length > 0 ? timeouts.http : Math.floor(end - performance.now());
    if (deadline <= 0) break;
    result = await withRetries(retryDelaysMs, async () => {
      if (!(await consumeQuota(1))) return { kind: "quota_exhausted" };
      return send({
        method,
        url: new URL(apiUrl + path),
        headers: {
          ...restHeaders(token, version),
          ...headers,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
        deadline,
        ...(maxBytes === undefined ? {} : { maxBytes }),
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

type RestCall = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Beside those of every call. */
  headers?: Record<string, string>;
  body?: string;
  /** Limit for the body of the answer. */
  maxBytes?: number;
  retryDelaysMs: readonly number[];
};

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
