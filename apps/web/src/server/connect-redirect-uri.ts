import { env } from "../env";

/** Registered at LinkedIn, word for word. */
export function connectRedirectUri(): string {
  return `${env().AUTH_URL}/auth/linkedin/callback`;
}
