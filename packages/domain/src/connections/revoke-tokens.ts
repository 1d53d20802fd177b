import type { ConnectionsDeps } from "./deps";
import type { SealedTokens } from "./clear-tokens";
import { refreshTokenSubject, tokenSubject } from "./token-subject";

/**
 * Revokes these tokens at LinkedIn, best effort: they are already deleted here, whether or not they can be opened and
 * LinkedIn confirms. Returns whether LinkedIn confirmed all of them.
 */
export async function revokeTokens(
  { vault, revokeToken, log }: Pick<ConnectionsDeps, "vault" | "revokeToken" | "log">,
  userId: string,
  { access, refresh }: SealedTokens,
): Promise<boolean> {
  const sealed = [
    // The refresh token first: it could make another access token.
    { token: refresh, subject: refreshTokenSubject(userId) },
    { token: access, subject: tokenSubject(userId) },
  ];
  let confirmed = true;
  for (const { token, subject } of sealed) {
    if (token === null) continue;
    try {
      if (!(await revokeToken(vault.open(token, subject)))) confirmed = false;
    } catch (cause) {
      log.warn("connections.token_not_revoked", { userId, cause: String(cause) });
      confirmed = false;
    }
  }
  return confirmed;
}
