import { z } from "zod";
import { toIssuers, parseScopes, type LinkedInApp, type SignInGrant } from "./linkedin-app";
import { requestToken } from "./request-token";

const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string().min(1),
  exp: z.number(),
});

/**
 * Exchanges an authorization code for a grant (Microsoft Learn, LinkedIn Authorization Code Flow). The id_token
 * comes directly from the token endpoint, so its issuer, audience and expiry are checked and its signature need not
 * be (OpenID Connect Core, 3.1.3.7). Throws when LinkedIn refuses or answers anything else.
 */
export async function exchangeCode(
  app: LinkedInApp,
  code: { code: string; redirectUri: string },
): Promise<SignInGrant> {
  const { idToken, scope, ...tokens } = await requestToken(app, code);
  return { memberSub: readSubject(idToken ?? "", app), ...tokens, scopes: parseScopes(scope) };
}

/**
 * Exchanges an authorization code for the tokens of an app without OpenID Connect, as those of LinkedIn's products are.
 * They do not say whose they are. Throws when LinkedIn refuses or answers anything else.
 */
export async function exchangeProductCode(
  app: Pick<LinkedInApp, "clientId" | "clientSecret" | "wwwUrl">,
  code: { code: string; redirectUri: string },
  requested: string,
): Promise<Omit<SignInGrant, "memberSub">> {
  const { idToken: _, scope, ...tokens } = await requestToken(app, code);
  return { ...tokens, scopes: parseScopes(scope, requested) };
}

function readSubject(idToken: string, app: LinkedInApp): string {
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8");
  const { iss, aud, sub, exp } = claims.parse(JSON.parse(payload));
  if (!toIssuers(app).includes(iss)) throw new Error("the id_token is of another issuer");
  if (![aud].flat().includes(app.clientId)) throw new Error("the id_token is for another app");
  if (exp * 1000 < Date.now()) throw new Error("the id_token has ended");
  return sub;
}
