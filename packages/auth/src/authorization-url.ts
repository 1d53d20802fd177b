import { authorizationUrlOf, LINKEDIN_SCOPE, type LinkedInApp } from "./linkedin-app";

/** Returns the URL where LinkedIn asks the member for consent (Microsoft Learn, LinkedIn Authorization Code Flow). */
export function authorizationUrl(
  app: LinkedInApp,
  { redirectUri, state }: { redirectUri: string; state: string },
): string {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    scope: LINKEDIN_SCOPE,
  });
  return `${authorizationUrlOf(app)}?${query.toString()}`;
}
