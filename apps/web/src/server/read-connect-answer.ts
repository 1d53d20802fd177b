import type { ConnectOutcome } from "@takt/domain/connections/model/connect-outcome";

/** LinkedIn's answer, which the browser brings back: a code to exchange, or why there is none. */
export type ConnectAnswer =
  | { kind: "code"; code: string }
  | { kind: "refused"; outcome: Exclude<ConnectOutcome, "connected">; error: string | null };

/** LinkedIn's errors (Microsoft Learn, LinkedIn 3-Legged OAuth Flow; docs/linkedin-api.md, Sign-in and tokens). */
const OUTCOMES = new Map<string, Exclude<ConnectOutcome, "connected">>([
  ["user_cancelled_login", "cancelled_login"],
  ["user_cancelled_authorize", "cancelled_consent"],
  ["access_denied", "cancelled_consent"],
  ["unauthorized_scope_error", "not_permitted"],
  ["invalid_scope_error", "not_permitted"],
]);

/**
 * Reads the query of the redirect from LinkedIn. Whatever it says, it counts only where this browser was sent there with
 * its state (`isExpected`); an error of a later version of LinkedIn is a failure.
 */
export function readConnectAnswer(query: URLSearchParams, isExpected: boolean): ConnectAnswer {
  if (!isExpected) return { kind: "refused", outcome: "outdated", error: null };
  const error = query.get("error");
  if (error !== null) return { kind: "refused", outcome: OUTCOMES.get(error) ?? "failed", error };
  const code = query.get("code");
  return code ? { kind: "code", code } : { kind: "refused", outcome: "failed", error: null };
}
