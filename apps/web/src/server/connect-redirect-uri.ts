import { env } from "../env";

/** Returns the redirect URI exactly as it is registered at LinkedIn. */
export function connectRedirectUri(): string {
  return `${env().AUTH_URL}/auth/linkedin/callback`;
}
