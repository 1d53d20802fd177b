import { randomBytes } from "node:crypto";
import { authorizationUrl, redirectUris } from "@takt/auth/linkedin-app";
import { cookies } from "next/headers";
import { env } from "../env";
import { cookieFlags, COOKIES } from "./cookies";
import { linkedinApp } from "./deps";

/** Stores a fresh state and the page to come back to in a cookie, and returns LinkedIn's authorization URL. */
export async function startConnecting(back: string): Promise<string> {
  const state = randomBytes(32).toString("base64url");
  const { name, maxAge } = COOKIES.connectState;
  (await cookies()).set(name, JSON.stringify({ state, back }), { ...cookieFlags(env().AUTH_URL), maxAge });
  return authorizationUrl(linkedinApp(), { redirectUri: connectRedirectUri(), state });
}

/** Returns the redirect URI exactly as it is registered at LinkedIn. */
export function connectRedirectUri(): string {
  return redirectUris(env().AUTH_URL).connect;
}
