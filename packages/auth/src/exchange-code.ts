import { z } from "zod";
import { issuersOf, parseScopes, tokenUrlOf, type LinkedInApp, type SignInGrant } from "./linkedin-app";

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().nullish(),
  scope: z.string().nullish(),
  id_token: z.string(),
});
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
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<SignInGrant> {
  const response = await fetch(tokenUrlOf(app), {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: redirectUri,
    }),
    redirect: "error",
    signal: AbortSignal.timeout(15_000),
  });
  // The body of a refusal is not repeated: it may quote the request.
  if (!response.ok) throw new Error(`LinkedIn refused the code with status ${response.status}`);
  const answer = tokenAnswer.parse(await response.json());
  return {
    memberSub: readSubject(answer.id_token, app),
    accessToken: answer.access_token,
    expiresIn: answer.expires_in,
    refreshToken: answer.refresh_token ?? null,
    scopes: parseScopes(answer.scope),
  };
}

function readSubject(idToken: string, app: LinkedInApp): string {
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8");
  const { iss, aud, sub, exp } = claims.parse(JSON.parse(payload));
  if (!issuersOf(app).includes(iss)) throw new Error("the id_token is of another issuer");
  if (![aud].flat().includes(app.clientId)) throw new Error("the id_token is for another app");
  if (exp * 1000 < Date.now()) throw new Error("the id_token has ended");
  return sub;
}
