type Registered = { redirectUris: string[]; provisioned: string[] };

type AuthorizationCheck =
  /** There is no valid client or redirect URI, so the emulator shows an error page. */
  | { kind: "page"; message: string }
  | { kind: "refused"; redirectUri: string; state: string | null; answer: Record<string, string> }
  | { kind: "good"; redirectUri: string; state: string | null; scope: string[] };

/** Checks a request. A bad client or redirect never redirects (docs/linkedin-api.md, Sign-in and tokens). */
export function checkAuthorization(
  query: URLSearchParams,
  registered: Registered | undefined,
): AuthorizationCheck {
  const page = (message: string): AuthorizationCheck => ({ kind: "page", message });
  const redirectUri = query.get("redirect_uri");
  const scope = parseScope(query.get("scope") ?? "");
  if (!registered) return page("The passed in client_id is invalid.");
  if (redirectUri === null) return page('A required parameter "redirect_uri" is missing.');
  if (!isRegistered(redirectUri, registered.redirectUris)) {
    return page("The redirect_uri does not match the registered value.");
  }
  if (query.get("response_type") !== "code") return page('A required parameter "response_type" is missing.');
  if (scope.length === 0) return page('A required parameter "scope" is missing.');
  const state = query.get("state");
  const closed = scope.find((name) => !registered.provisioned.includes(name));
  if (closed === undefined) return { kind: "good", redirectUri, state, scope };
  return {
    kind: "refused",
    redirectUri,
    state,
    answer: {
      error: "unauthorized_scope_error",
      // The quotes really arrive as HTML entities.
      error_description: `Scope &quot;${closed}&quot; is not authorized for your application`,
    },
  };
}

/** Whether the URI equals a registered one without its query; fragments are refused. */
const isRegistered = (uri: string, registered: string[]) =>
  !uri.includes("#") && registered.some((known) => known.split("?")[0] === uri);

/** Parses scopes separated by spaces or commas, without repeats. */
export function parseScope(scope: string): string[] {
  return [...new Set(scope.split(/[\s,]+/).filter((name) => name !== ""))].sort();
}

/** The app's redirect URI with LinkedIn's answer; `state` comes last and only if it was sent. */
export function redirectBack(
  request: { redirectUri: string; state: string | null },
  answer: Record<string, string>,
): string {
  const query = new URLSearchParams(answer);
  if (request.state !== null) query.set("state", request.state);
  return `${request.redirectUri}${request.redirectUri.includes("?") ? "&" : "?"}${query.toString()}`;
}
