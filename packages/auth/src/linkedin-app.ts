/** This product's LinkedIn app and LinkedIn's addresses. */
export type LinkedInApp = { clientId: string; clientSecret: string; wwwUrl: string; apiUrl: string };

/** LinkedIn's grant from a token response. */
export type SignInGrant = {
  memberSub: string;
  accessToken: string;
  /** Seconds from now. */
  expiresIn: number;
  refreshToken: string | null;
  /** Scopes that the member has granted. */
  scopes: string[];
};

/**
 * The scopes are always the same: requesting another set revokes all earlier tokens of the member for this app
 * (docs/linkedin-api.md, Sign-in and tokens).
 */
export const LINKEDIN_SCOPE = "openid profile email w_member_social";

/**
 * The redirect URIs that the app must have registered at LinkedIn, exactly: that of sign-in (Auth.js), and that of
 * connecting.
 */
export const redirectUris = (appUrl: string) => ({
  signIn: `${appUrl}/api/auth/callback/linkedin`,
  connect: `${appUrl}/auth/linkedin/callback`,
});

/** The redirect URI that the app of one of LinkedIn's products must have registered. */
export const productRedirectUri = (appUrl: string, product: string) =>
  `${appUrl}/auth/linkedin/${product}/callback`;

/**
 * Splits the scopes of a token response: by commas, as LinkedIn sends them, or by spaces, as documented; the requested
 * ones when it names none (RFC 6749, 5.1; docs/linkedin-api.md, Sign-in and tokens).
 */
export function parseScopes(scope: string | null | undefined, requested = LINKEDIN_SCOPE): string[] {
  return [...new Set((scope || requested).split(/[\s,]+/).filter((one) => one !== ""))].sort();
}

/** LinkedIn's issuer, as in its discovery document and id_token (docs/linkedin-api.md, Sign-in and tokens). */
export const toIssuer = (app: Pick<LinkedInApp, "wwwUrl">) => `${app.wwwUrl}/oauth`;
/**
 * Both issuers that an id_token may name: the current one and the one before 2024 (docs/linkedin-api.md, Sign-in
 * and tokens).
 */
export const toIssuers = (app: Pick<LinkedInApp, "wwwUrl">) => [toIssuer(app), app.wwwUrl];
/** Where LinkedIn asks a member for consent. */
export const toAuthorizationUrl = (app: Pick<LinkedInApp, "wwwUrl">) =>
  `${app.wwwUrl}/oauth/v2/authorization`;
/** Where LinkedIn exchanges a code for a token. */
export const toTokenUrl = (app: Pick<LinkedInApp, "wwwUrl">) => `${app.wwwUrl}/oauth/v2/accessToken`;

/** Returns the URL where LinkedIn asks the member for consent (Microsoft Learn, LinkedIn Authorization Code Flow). */
export function authorizationUrl(
  app: Pick<LinkedInApp, "clientId" | "wwwUrl">,
  { redirectUri, state, scope = LINKEDIN_SCOPE }: { redirectUri: string; state: string; scope?: string },
): string {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    scope,
  });
  return `${toAuthorizationUrl(app)}?${query.toString()}`;
}
