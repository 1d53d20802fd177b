/** This product's app at LinkedIn, and where LinkedIn is. */
export type LinkedInApp = { clientId: string; clientSecret: string; wwwUrl: string; apiUrl: string };

/**
 * Asked once and always the same: asking for another set ends all earlier tokens of the member for this app
 * (linkedin-api 1.3).
 */
export const LINKEDIN_SCOPE = "openid profile email w_member_social";

/** LinkedIn's issuer, as in discovery and id_token (linkedin-api 1.7). */
export const issuerOf = (app: Pick<LinkedInApp, "wwwUrl">) => `${app.wwwUrl}/oauth`;
/** And the one before, which it may still name in an id_token (linkedin-api 1.7). */
export const issuersOf = (app: Pick<LinkedInApp, "wwwUrl">) => [issuerOf(app), app.wwwUrl];
export const authorizationUrlOf = (app: Pick<LinkedInApp, "wwwUrl">) =>
  `${app.wwwUrl}/oauth/v2/authorization`;
export const tokenUrlOf = (app: Pick<LinkedInApp, "wwwUrl">) => `${app.wwwUrl}/oauth/v2/accessToken`;
