import { expect, test } from "vitest";
import { authorizationUrl, LINKEDIN_SCOPE } from "./linkedin-app";
import { linkedinProvider } from "./linkedin-provider";

const app = {
  clientId: "takt",
  clientSecret: "hush",
  wwwUrl: "https://www.linkedin.com",
  apiUrl: "https://api.linkedin.com",
};

test("connecting asks for consent with a state and without PKCE, nonce or secret", () => {
  const url = new URL(
    authorizationUrl(app, { redirectUri: "https://takt.example/auth/linkedin/callback", state: "s t" }),
  );
  expect(url.origin + url.pathname).toBe("https://www.linkedin.com/oauth/v2/authorization");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: "code",
    client_id: "takt",
    redirect_uri: "https://takt.example/auth/linkedin/callback",
    state: "s t",
    scope: "openid profile email w_member_social",
  });
});

test("signing in asks for the same scopes as connecting, so that neither ends the other's tokens", () => {
  expect(linkedinProvider(app)).toMatchObject({
    checks: ["state"],
    client: { token_endpoint_auth_method: "client_secret_post" },
    authorization: { params: { scope: LINKEDIN_SCOPE } },
  });
});
