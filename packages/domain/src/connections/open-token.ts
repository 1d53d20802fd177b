import type { ConnectionsDeps } from "./deps";

/**
 * Opens a user's sealed access token. Logs and returns null when no key that is configured here fits: another replica
 * may have the key, and the operator may add it.
 */
export function openToken(
  { vault, log }: Pick<ConnectionsDeps, "vault" | "log">,
  { userId, sealedToken }: { userId: string; sealedToken: string },
): string | null {
  try {
    return vault.open(sealedToken, tokenSubject(userId));
  } catch (cause) {
    log.error("connections.token_unreadable", { userId, cause: String(cause) });
    return null;
  }
}

/** Returns the subject of a sealed access token: its user and column. */
export function tokenSubject(userId: string): string {
  return `users/${userId}/linkedin_access_token`;
}

/** Returns the subject of a sealed refresh token. */
export function refreshTokenSubject(userId: string): string {
  return `users/${userId}/linkedin_refresh_token`;
}
