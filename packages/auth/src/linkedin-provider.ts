import type { OIDCConfig } from "next-auth/providers";
import { authorizationUrlOf, issuerOf, LINKEDIN_SCOPE, tokenUrlOf, type LinkedInApp } from "./linkedin-app";
import type { LinkedInProfile } from "./linkedin-profile";

/** The one provider's id: it stands for the one configured issuer, so `provider` + `sub` is issuer + sub. */
export const LINKEDIN_PROVIDER = "linkedin";

/**
 * Sign in with LinkedIn (OpenID Connect). LinkedIn knows no PKCE for web apps and returns no nonce, and takes the
 * secret in the form only (linkedin-api 1.2, 1.3, 1.7). Endpoints are named, so that no discovery is needed.
 */
export function linkedinProvider(app: LinkedInApp): OIDCConfig<LinkedInProfile> {
  return {
    id: LINKEDIN_PROVIDER,
    name: "LinkedIn",
    type: "oidc",
    issuer: issuerOf(app),
    clientId: app.clientId,
    clientSecret: app.clientSecret,
    client: { token_endpoint_auth_method: "client_secret_post" },
    checks: ["state"],
    authorization: { url: authorizationUrlOf(app), params: { scope: LINKEDIN_SCOPE } },
    token: tokenUrlOf(app),
    userinfo: `${app.apiUrl}/v2/userinfo`,
    profile: (claims) => ({
      id: claims.sub,
      name: claims.name ?? null,
      email: claims.email ?? null,
      image: claims.picture ?? null,
    }),
    // Tokens go, encrypted, into the user's row (events.signIn), not into the account.
    account: () => ({}),
  };
}
