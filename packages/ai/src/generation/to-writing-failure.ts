import type { WritingFailure } from "@takt/domain/writing/model/writing-event";
import { APIConnectionTimeoutError, APIUserAbortError } from "openai";
import { GenerationError } from "./generation-error";

/** The meaning of an error and what may be logged of it: no message of the endpoint, which may quote the user. */
export type Failure = {
  reason: WritingFailure;
  code: string | null;
  status: number | null;
  requestId: string | null;
};

/** Codes and types that are more precise than the status; the first match decides. */
const BY_CODE: readonly [RegExp, WritingFailure][] = [
  // Our account at the endpoint is exhausted, which is not the user's limit.
  [
    /^(insufficient_quota|insufficient_balance|billing_\w+|credit_\w+|quota_exceeded|account_deactivated)$/,
    "quota",
  ],
  [/^(rate_limit\w*|requests|tokens|too_many_requests|slow_down)$/, "busy"],
  [
    /^(content_filter|content_policy\w*|\w*_policy_violation|moderation_blocked|invalid_prompt|bio_policy)$/,
    "refused",
  ],
  [
    /^(model_not_found|invalid_api_key|invalid_organization|unsupported_\w+|invalid_request_error|context_length_exceeded)$/,
    "configuration",
  ],
  [/^(timeout|request_timeout|gateway_timeout)$/, "timeout"],
  [
    /^(server_error|internal_error|internal_server_error|service_unavailable|overloaded\w*|api_error)$/,
    "unavailable",
  ],
];

const BY_STATUS: readonly [(status: number) => boolean, WritingFailure][] = [
  [(status) => status === 402, "quota"],
  [(status) => status === 429, "busy"],
  [(status) => status === 408, "timeout"],
  [(status) => status === 409 || status >= 500, "unavailable"],
  // The key, model, address or request is wrong, which the operator has to fix.
  [(status) => status >= 400, "configuration"],
];

/**
 * Maps every error of a call to the port's failures: errors of the SDK and of fetch, and plain objects from a
 * stream. Unknown errors are `unavailable`.
 */
export function toWritingFailure(error: unknown): Failure {
  const given = (typeof error === "object" && error !== null ? error : {}) as Record<string, unknown>;
  const inner = (typeof given.error === "object" && given.error !== null ? given.error : {}) as Record<
    string,
    unknown
  >;
  const codes = [given.code, inner.code, given.type, inner.type].filter(isCode);
  const status = typeof given.status === "number" ? given.status : null;
  const rest = {
    code: codes[0] ?? findName(error),
    status,
    requestId: idOf(given.requestID) ?? idOf(given.requestId),
  };

  if (error instanceof GenerationError) return { ...rest, code: null, reason: error.reason };
  if (error instanceof APIUserAbortError || given.name === "AbortError")
    return { ...rest, reason: "stopped" };
  if (error instanceof APIConnectionTimeoutError || given.name === "TimeoutError")
    return { ...rest, reason: "timeout" };
  // A 5xx is the server's own problem whatever its code, and a 401 or 403 is the operator's.
  const decided = status !== null && (status >= 500 || status === 401 || status === 403);
  if (!decided)
    for (const code of codes) {
      const row = BY_CODE.find(([pattern]) => pattern.test(code));
      if (row && !(row[1] === "configuration" && status === 429)) return { ...rest, reason: row[1] };
    }
  const row = status === null ? undefined : BY_STATUS.find(([fits]) => fits(status));
  return { ...rest, reason: row?.[1] ?? "unavailable" };
}

/** Accepts a protocol code, never a sentence that could quote somebody. */
const isCode = (value: unknown): value is string => typeof value === "string" && /^[\w.-]{1,64}$/.test(value);

const idOf = (value: unknown) => (isCode(value) ? value : null);

const findName = (error: unknown) => (error instanceof Error && isCode(error.name) ? error.name : null);
