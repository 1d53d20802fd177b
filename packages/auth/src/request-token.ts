import { z } from "zod";
import { toTokenUrl, type LinkedInApp } from "./linkedin-app";

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().nullish(),
  scope: z.string().nullish(),
  id_token: z.string().optional(),
});

/** The answer of the token endpoint. */
export type TokenAnswer = {
  accessToken: string;
  /** Seconds from now. */
  expiresIn: number;
  refreshToken: string | null;
  scope: string | null;
  /** Only where the app has OpenID Connect. */
  idToken: string | undefined;
};

/**
 * Asks LinkedIn's token endpoint to exchange an authorization code. The secret goes into the form (Microsoft Learn,
 * LinkedIn Authorization Code Flow). Throws when LinkedIn refuses or answers anything else.
 */
export async function requestToken(
  app: Pick<LinkedInApp, "clientId" | "clientSecret" | "wwwUrl">,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<TokenAnswer> {
  const response = await fetch(toTokenUrl(app), {
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
    accessToken: answer.access_token,
    expiresIn: answer.expires_in,
    refreshToken: answer.refresh_token ?? null,
    scope: answer.scope ?? null,
    idToken: answer.id_token,
  };
}
