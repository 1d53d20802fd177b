import { randomBytes } from "node:crypto";
import { authorizationUrl, productRedirectUri, redirectUris } from "@takt/auth/linkedin-app";
import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import { cookies } from "next/headers";
import { env } from "../env";
import { cookieFlags, COOKIES } from "./cookies";
import { linkedinApp, productApp } from "./linkedin-apps";

/**
 * Stores a fresh state and the page to come back to in a cookie, and returns LinkedIn's authorization URL: of the app that
 * publishes, or of the one of a product. Null when this installation has no app for the product.
 */
export async function startConnecting(product: ApiProduct | null, back: string): Promise<string | null> {
  const app = product === null ? linkedinApp() : productApp(product);
  if (!app) return null;
  const state = randomBytes(32).toString("base64url");
  const { name, maxAge } = COOKIES.connectState;
  const stored = JSON.stringify({ state, back, product });
  (await cookies()).set(name, stored, { ...cookieFlags(env().AUTH_URL), maxAge });
  const redirectUri = connectRedirectUri(product);
  return authorizationUrl(app, { redirectUri, state, ...("scope" in app && { scope: app.scope }) });
}

/** Returns the redirect URI exactly as it is registered at LinkedIn. */
export function connectRedirectUri(product: ApiProduct | null): string {
  const { AUTH_URL } = env();
  return product === null ? redirectUris(AUTH_URL).connect : productRedirectUri(AUTH_URL, product);
}
