import type { OIDCConfig } from "next-auth/providers";
import { nameFromClaims } from "./name-from-claims";
import { toAuthorizationUrl, toIssuer, LINKEDIN_SCOPE, toTokenUrl, type LinkedInApp } from "./linkedin-app";

/**
 * The id of the only provider. It stands for the one configured issuer, so `provider` and `sub` identify a member
 * like issuer and `sub`.
 */
export const LINKEDIN_PROVIDER = "linkedin";

/**
 * Configures Sign in with LinkedIn (OpenID Connect). LinkedIn supports no PKCE for web apps, returns no nonce, and
 * accepts the secret only in the form (Microsoft Learn, LinkedIn Authorization Code Flow). The endpoints are listed
 * here, so no discovery is needed.
 */
export function linkedinProvider(app: LinkedInApp): OIDCConfig<LinkedInProfile> {
  return {
    id: LINKEDIN_PROVIDER,
    name: "LinkedIn",
    type: "oidc",
    issuer: toIssuer(app),
    clientId: app.clientId,
    clientSecret: app.clientSecret,
    client: { token_endpoint_auth_method: "client_secret_post" },
    checks: ["state"],
    authorization: { url: toAuthorizationUrl(app), params: { scope: LINKEDIN_SCOPE } },
    token: toTokenUrl(app),
    userinfo: `${app.apiUrl}/v2/userinfo`,
    profile: (claims) => ({
      id: claims.sub,
      name: nameFromClaims(claims),
      email: claims.email ?? null,
    }),
    // Tokens are stored encrypted in the user's row (events.signIn), not in the account.
    account: () => ({}),
  };
}

/**
 * The claims of the id_token (Microsoft Learn, Sign In with LinkedIn using OpenID Connect). `email` and `picture`
 * may be missing; `email_verified` may be a string.
 */
export type LinkedInProfile = {
  iss: string;
  sub: string;
  aud: string | string[];
  exp: number;
  name?: string;
  email?: string;
  email_verified?: string | boolean;
  picture?: string;
};
