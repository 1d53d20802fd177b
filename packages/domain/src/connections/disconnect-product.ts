import type { Actor } from "../shared/actor";
import { revokeSealed } from "./clear-tokens";
import type { ConnectionsDeps } from "./deps";
import { API_PRODUCTS, type ApiProduct, SOURCE_OF_PRODUCT } from "./model/api-product";
import { grantRefreshSubject, grantSubject } from "./open-grant";
import { purgeApiReports } from "./purge-api-reports";

/** Sealed tokens of a grant that was cleared. */
export type ClearedGrant = { product: ApiProduct; access: string | null; refresh: string | null };

/**
 * Ends the actor's grant for a product: what it has reported goes, and its token is revoked. Returns whether LinkedIn
 * confirmed the latter.
 */
export async function disconnectProduct(
  deps: Pick<ConnectionsDeps, "db" | "vault" | "revokeGrant" | "log">,
  actor: Actor,
  product: ApiProduct,
): Promise<{ revoked: boolean }> {
  const cleared = await clearGrants(deps, actor.userId, [product]);
  await purgeApiReports(deps, actor.userId, [SOURCE_OF_PRODUCT[product]]);
  return { revoked: await revokeGrants(deps, actor.userId, cleared) };
}

/**
 * Clears grants and returns their tokens in one statement. It waits for what is being written with them (hold-grant), and
 * nothing is written with them afterwards. Grants that stay are read from the beginning again: what both have reported
 * goes with the one that is cleared.
 */
export async function clearGrants(
  { db }: Pick<ConnectionsDeps, "db">,
  userId: string,
  products: readonly ApiProduct[] = API_PRODUCTS,
): Promise<ClearedGrant[]> {
  const cleared = await db.$queryRaw<ClearedGrant[]>`
    with held as (
      select user_id, product, access_token, refresh_token from linkedin_grants
      where user_id = ${userId}::uuid and product = any(${[...products]}::linkedin_product[]) and status <> 'none'
      order by product for update
    )
    update linkedin_grants g set status = 'none', reason = null, access_token = null, refresh_token = null,
      scopes = '{}', member_sub = '', member_name = null, generation = g.generation + 1, read_until = null, posts_read_at = null,
      metrics_read_at = null, updated_at = now()
    from held where g.user_id = held.user_id and g.product = held.product
    returning g.product::text as product, held.access_token as access, held.refresh_token as refresh`;
  if (cleared.length > 0)
    await db.linkedinGrant.updateMany({ where: { userId }, data: { readUntil: null, postsReadAt: null } });
  return cleared;
}

/** Revokes the tokens of cleared grants at LinkedIn, best effort. Returns whether LinkedIn confirmed all of them. */
export async function revokeGrants(
  { vault, revokeGrant, log }: Pick<ConnectionsDeps, "vault" | "revokeGrant" | "log">,
  userId: string,
  cleared: readonly ClearedGrant[],
): Promise<boolean> {
  let confirmed = true;
  for (const { product, access, refresh } of cleared) {
    const isRevoked = await revokeSealed({ vault, log }, userId, (token) => revokeGrant(product, token), [
      // The refresh token first: it could make another access token.
      { token: refresh, subject: grantRefreshSubject(userId, product) },
      { token: access, subject: grantSubject(userId, product) },
    ]);
    if (!isRevoked) confirmed = false;
  }
  return confirmed;
}
