import type { ConnectionsDeps } from "./deps";
import type { ApiProduct } from "./model/api-product";

/** A grant that can be used now. */
export type OpenGrant = {
  userId: string;
  product: ApiProduct;
  /** The member's id for this app alone: each app of LinkedIn's knows the same member by another one. */
  memberSub: string;
  token: string;
  scopes: string[];
  /** It counts the user's grants of this product: what was read with an older one must not be written. */
  generation: number;
};

/**
 * Opens a user's grant for a product; null when there is none, when it has ended, or when no key that is configured here
 * opens its token.
 */
export async function openGrant(
  { db, vault, log }: Pick<ConnectionsDeps, "db" | "vault" | "log">,
  userId: string,
  product: ApiProduct,
): Promise<OpenGrant | null> {
  const grant = await db.linkedinGrant.findFirst({
    where: { userId, product, status: "active", accessTokenExpiresAt: { gt: new Date() } },
  });
  if (!grant?.accessToken) return null;
  const { memberSub, scopes, generation } = grant;
  try {
    const token = vault.open(grant.accessToken, grantSubject(userId, product));
    return { userId, product, memberSub, token, scopes, generation };
  } catch (cause) {
    log.error("connections.token_unreadable", { userId, product, cause: String(cause) });
    return null;
  }
}

/** Returns the subject of the sealed token of a grant. */
export function grantSubject(userId: string, product: ApiProduct): string {
  return `linkedin_grants/${userId}/${product}/access_token`;
}

/** Returns the subject of the sealed refresh token of a grant. */
export function grantRefreshSubject(userId: string, product: ApiProduct): string {
  return `linkedin_grants/${userId}/${product}/refresh_token`;
}
