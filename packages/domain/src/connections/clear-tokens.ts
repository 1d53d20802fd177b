import type { ConnectionsDeps } from "./deps";
import { refreshTokenSubject, tokenSubject } from "./open-token";
import type { TokenRevoker } from "./ports/tokens";

/** A user's sealed tokens; null when there was none. */
export type SealedTokens = { access: string | null; refresh: string | null };

/**
 * Clears the connection and returns its tokens in one statement: a grant that is stored at the same time is either
 * cleared whole or left whole. Claims hold a share lock on this row, so no new claim succeeds afterwards.
 */
export async function clearTokens(
  { db }: Pick<ConnectionsDeps, "db">,
  userId: string,
): Promise<SealedTokens> {
  const [tokens] = await db.$queryRaw<SealedTokens[]>`
    with held as (
      select id, linkedin_access_token, linkedin_refresh_token from users
      where id = ${userId}::uuid
      for update
    )
    update users u set
      linkedin_status = 'none',
      linkedin_authorized = false,
      linkedin_access_token = null,
      linkedin_access_token_expires_at = null,
      linkedin_refresh_token = null,
      linkedin_scopes = '{}',
      linkedin_reason = null,
      updated_at = now()
    from held
    where u.id = held.id
    returning held.linkedin_access_token as access, held.linkedin_refresh_token as refresh`;
  return tokens ?? { access: null, refresh: null };
}

/**
 * Revokes these tokens at LinkedIn, best effort: they are already deleted here, whether or not they can be opened and
 * LinkedIn confirms. Returns whether LinkedIn confirmed all of them.
 */
export async function revokeTokens(
  { vault, revokeToken, log }: Pick<ConnectionsDeps, "vault" | "revokeToken" | "log">,
  userId: string,
  { access, refresh }: SealedTokens,
): Promise<boolean> {
  return revokeSealed({ vault, log }, userId, revokeToken, [
    // The refresh token first: it could make another access token.
    { token: refresh, subject: refreshTokenSubject(userId) },
    { token: access, subject: tokenSubject(userId) },
  ]);
}

/** A sealed token and the subject that it was sealed for; null when there was none. */
export type SealedToken = { token: string | null; subject: string };

/** Opens these tokens and revokes them in their order, as `revokeTokens` does. */
export async function revokeSealed(
  { vault, log }: Pick<ConnectionsDeps, "vault" | "log">,
  userId: string,
  revoke: TokenRevoker,
  tokens: readonly SealedToken[],
): Promise<boolean> {
  let confirmed = true;
  for (const { token, subject } of tokens) {
    if (token === null) continue;
    try {
      if (!(await revoke(vault.open(token, subject)))) confirmed = false;
    } catch (cause) {
      log.warn("connections.token_not_revoked", { userId, cause: String(cause) });
      confirmed = false;
    }
  }
  return confirmed;
}
