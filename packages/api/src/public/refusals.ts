import type { DomainErrorCode } from "@takt/domain/error-code";
import type { Operation } from "./operation";
import { OPERATIONS } from "./operations";
import { REQUEST_ERRORS, type RequestErrorCode, toStatus } from "./problem";

/** A code of a problem, with its status. */
export type Refusal = { code: DomainErrorCode | RequestErrorCode; status: number };

/** Refusals of every operation, of those that take a body, that change something, and that take a version. */
const EVERY = [
  "request_invalid",
  "api_key_invalid",
  "api_needs_plan",
  "workspace_not_found",
  "scope_missing",
  "act_forbidden",
  "rate_exceeded",
] as const;
const BODY = ["body_not_json", "body_too_large"] as const;
const CHANGE = ["idempotency_key_invalid", "idempotency_key_reused", "idempotency_key_busy"] as const;
/** Refusals of requests that reach no operation, of uploads in parts (tus), and of what nobody foresaw. */
const NO_OPERATION = [
  "route_not_found",
  "method_not_allowed",
  "unexpected",
  "tus_invalid",
  "tus_version_unknown",
  "upload_offset_wrong",
] as const;

/** Lists the refusals of an operation, those that it shares with others first. */
export function listRefusals({ method, body, ifMatch, errors }: Operation): Refusal[] {
  const codes = new Set<Refusal["code"]>([
    ...EVERY,
    ...(body ? BODY : []),
    ...(method === "get" ? [] : CHANGE),
    ...(ifMatch ? (["version_invalid"] as const) : []),
    ...(ifMatch === "required" ? (["version_missing"] as const) : []),
    ...errors,
  ]);
  return [...codes].map(toRefusal);
}

/** Lists every code that the public API answers, by status. */
export function listAllRefusals(): Refusal[] {
  const codes = OPERATIONS.flatMap(listRefusals).map(({ code }) => code);
  return [...new Set([...codes, ...NO_OPERATION])].map(toRefusal).toSorted((a, b) => a.status - b.status);
}

/** Tells whether a code is one of the door, whose words are in `api` and not in `errors`. */
export const isRequestError = (code: string): code is RequestErrorCode => Object.hasOwn(REQUEST_ERRORS, code);

function toRefusal(code: Refusal["code"]): Refusal {
  return { code, status: isRequestError(code) ? REQUEST_ERRORS[code] : toStatus(code) };
}
