import type { Scope } from "../../api-keys/model/scopes";
import { GRANT_SCOPES } from "./grant-scopes";
import { type OauthCode, OauthError } from "./oauth-error";
import { OAUTH_LIMITS } from "./oauth-limits";

/** The request of an application whose client_id and redirect URI are verified. */
export type AuthorizationRequest = {
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  resource: string;
  scopes: Scope[];
  state: string | null;
};

/** Parameters of the address that are sent again with the decision; no other counts. */
export const REQUEST_PARAMETERS = [
  "response_type",
  "client_id",
  "redirect_uri",
  "code_challenge",
  "code_challenge_method",
  "resource",
  "scope",
  "state",
] as const;

/**
 * Returns a parameter that was sent once and is not empty, else null (RFC 6749, 3.1). Throws OauthError for one that was sent
 * twice.
 */
export function readParameter(params: URLSearchParams, name: string): string | null {
  const [value, ...others] = params.getAll(name);
  if (others.length > 0) throw new OauthError("invalid_request", `${name} is given more than once`);
  return value || null;
}

/** Reads the rest of a request whose client and redirect URI are good. Throws OauthError. */
export function readRequest(
  params: URLSearchParams,
  { clientId, redirectUri, resource }: Pick<AuthorizationRequest, "clientId" | "redirectUri" | "resource">,
): AuthorizationRequest {
  for (const name of REQUEST_PARAMETERS) readParameter(params, name);
  const fail = (code: OauthCode, description: string) => new OauthError(code, description);
  if (params.get("response_type") !== "code")
    throw fail("unsupported_response_type", "response_type must be code");
  const codeChallenge = params.get("code_challenge") ?? "";
  if (params.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(codeChallenge))
    throw fail("invalid_request", "PKCE with S256 is required");
  if (params.get("resource") !== resource) throw fail("invalid_target", `resource must be ${resource}`);
  const state = params.get("state");
  if (state !== null && state.length > OAUTH_LIMITS.stateLength)
    throw fail("invalid_request", "state is too long");
  const scopes = readScopes(params.get("scope"));
  if (scopes.length === 0) throw fail("invalid_scope", "none of the scopes is known");
  return { clientId, redirectUri, codeChallenge, resource, scopes, state };
}

/** Scopes that no application can have are left out (RFC 6749, 3.3); without any it is asked for all. */
export function readScopes(scope: string | null): Scope[] {
  if (!scope) return [...GRANT_SCOPES];
  const asked = scope.split(" ");
  return GRANT_SCOPES.filter((one) => asked.includes(one));
}

/**
 * Returns what is granted of what was asked for. Who asks for both can be given drafts alone: then nothing goes out by it.
 * @param maySchedule as the member has chosen
 */
export function grantedScopes(asked: readonly Scope[], maySchedule: boolean): Scope[] {
  return hasChoice(asked) && !maySchedule ? asked.filter((scope) => scope !== "posts:publish") : [...asked];
}

/** Whether the member can choose between drafts alone and scheduling. */
export const hasChoice = (asked: readonly Scope[]): boolean =>
  asked.includes("posts:publish") && asked.includes("posts:write");

/** Returns the redirect URI with an answer: what it had already stays, and `iss` says from whom it is (RFC 9207). */
export function toAnswerUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  issuer: string,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  url.searchParams.set("iss", issuer);
  return url.href;
}
