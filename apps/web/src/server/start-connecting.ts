import { randomBytes } from "node:crypto";
import { authorizationUrl, productRedirectUri, redirectUris } from "@takt/auth/linkedin-app";
import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import { env } from "../env";
import { startConnectAttempt } from "./connect-attempts";
import { linkedinApp, productApp } from "./linkedin-apps";

/**
 * Remembers a fresh state with the page to come back to, and returns LinkedIn's authorization URL: of the app that
 * publishes, or of the one of a product. Null when this installation has no app for the product.
 */
export async function startConnecting(product: ApiProduct | null, back: string): Promise<string | null> {
  const app = product === null ? linkedinApp() : productApp(product);
  if (!app) return null;
  const state = randomBytes(32).toString("base64url");
  await startConnectAttempt(state, { back, product });
  const redirectUri = connectRedirectUri(product);
  return authorizationUrl(app, { redirectUri, state, ...("scope" in app && { scope: app.scope }) });
}

/** Returns the redirect URI exactly as it is registered at LinkedIn. */
export function connectRedirectUri(product: ApiProduct | null): string {
  const { AUTH_URL } = env();
  return product === null ? redirectUris(AUTH_URL).connect : productRedirectUri(AUTH_URL, product);
}
