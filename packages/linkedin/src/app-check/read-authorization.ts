import type { AppFinding } from "@takt/domain/health/ports/linkedin-app";
import type { Exchange } from "../http/linkedin-types";

const SCOPE_ERRORS = ["unauthorized_scope_error", "invalid_scope_error"];

/**
 * Reads the answer to the address of the consent page, as somebody who is not signed in. An unregistered redirect URI is
 * answered with a page and an error status, a scope that the app does not have with a redirect to the app; LinkedIn may
 * say the latter only after sign-in, so that a page without an error proves nothing about scopes.
 */
export function readAuthorization(
  redirectUri: string,
  scope: string,
  exchange: Exchange,
): { redirect: AppFinding; scopes: AppFinding } {
  const redirect = (state: AppFinding["state"]): AppFinding => ({
    check: "redirect",
    state,
    detail: redirectUri,
  });
  const scopes = (state: AppFinding["state"], detail: string): AppFinding => ({
    check: "scopes",
    state,
    detail,
  });
  if (exchange.kind !== "answered")
    return { redirect: redirect("unknown"), scopes: scopes("unknown", scope) };
  const error = findError(exchange.headers.location, redirectUri);
  if (error !== null && SCOPE_ERRORS.includes(error))
    return { redirect: redirect("ok"), scopes: scopes("bad", error) };
  const isRefused = exchange.status === 400 || exchange.status === 401;
  const isShown = exchange.status < 400;
  return {
    redirect: redirect(isRefused ? "bad" : isShown ? "ok" : "unknown"),
    scopes: scopes("unknown", scope),
  };
}

/** The error with which LinkedIn leads back to the app; null when it leads elsewhere. */
function findError(location: string | undefined, redirectUri: string): string | null {
  if (!location?.startsWith(redirectUri)) return null;
  return URL.parse(location)?.searchParams.get("error") ?? null;
}
