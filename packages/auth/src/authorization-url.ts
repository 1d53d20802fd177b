import { authorizationUrlOf, LINKEDIN_SCOPE, type LinkedInApp } from "./linkedin-app";

/** Where LinkedIn asks the member (linkedin-api 1.1). */
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
