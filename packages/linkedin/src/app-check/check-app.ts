import type { AppFinding, LinkedinAppCheck } from "@takt/domain/health/ports/linkedin-app";
import { createLinkedInHttp } from "../http/linkedin-http";
import type { Exchange } from "../http/linkedin-types";
import { readAuthorization } from "./read-authorization";
import { readClock } from "./read-clock";
import { readCredentials } from "./read-credentials";

export type AppCheckOptions = {
  /** Base URL of LinkedIn's OAuth endpoints, with or without a trailing slash. */
  wwwUrl: string;
  clientId: string;
  clientSecret: string;
  /** The redirect URIs that must be registered. */
  redirectUris: readonly string[];
  scope: string;
};

const DEADLINE_MS = 10_000;

/**
 * Implements the domain's port: a code that never was is refused in another way than a wrong secret, and the consent page
 * is shown for a registered redirect URI alone (docs/linkedin-api.md, Sign-in and tokens). Nobody signs in, and no token
 * is made.
 */
export function createAppCheck(options: AppCheckOptions): LinkedinAppCheck {
  const { clientId, clientSecret, redirectUris, scope } = options;
  const send = createLinkedInHttp({ connectTimeout: DEADLINE_MS / 2 });
  const base = options.wwwUrl.replace(/\/+$/, "");

  function askForToken(redirectUri: string): Promise<Exchange> {
    const form = new URLSearchParams({
      grant_type: "authorization_code",
      code: "none",
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    });
    return send({
      method: "POST",
      url: new URL(`${base}/oauth/v2/accessToken`),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
      deadline: DEADLINE_MS,
    });
  }

  function askForConsent(redirectUri: string): Promise<Exchange> {
    const query = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      state: "check",
      scope,
    });
    const url = new URL(`${base}/oauth/v2/authorization?${query.toString()}`);
    return send({ method: "GET", url, headers: {}, deadline: DEADLINE_MS });
  }

  return async function checkApp(): Promise<AppFinding[]> {
    const token = await askForToken(redirectUris[0] ?? "");
    const consents = await Promise.all(
      redirectUris.map(async (uri) => readAuthorization(uri, scope, await askForConsent(uri))),
    );
    const scopes = consents.map((one) => one.scopes);
    return [
      readCredentials(token),
      ...consents.map((one) => one.redirect),
      scopes.find(({ state }) => state === "bad") ?? scopes[0]!,
      readClock(token, Date.now()),
    ];
  };
}
