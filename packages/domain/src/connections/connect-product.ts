import { DomainError } from "../shared/domain-error";
import type { ConnectionsDeps } from "./deps";
import type { ConnectionErrorCode } from "./model/connection-view";
import type { ApiProduct } from "./model/api-product";
import { grantRefreshSubject, grantSubject } from "./open-grant";
import type { Grant } from "./store-grant";

/**
 * Stores a user's grant for a product, with a new generation, once LinkedIn has said whose it is. A grant of another member
 * than the one that is connected is refused with `connection_other_member`: what that one's posts have reported would be
 * mixed with it. Throws when LinkedIn does not say whose it is.
 */
export async function connectProduct(
  { db, vault, clock, findMember }: Pick<ConnectionsDeps, "db" | "vault" | "clock" | "findMember">,
  userId: string,
  product: ApiProduct,
  grant: Omit<Grant, "memberSub">,
): Promise<void> {
  const found = await findMember(product, grant.accessToken);
  if (found.kind !== "read") throw new Error(`LinkedIn does not say whose the token is: ${found.kind}`);
  const { memberSub, memberName } = found.value;
  const access = vault.seal(grant.accessToken, grantSubject(userId, product));
  const refresh = grant.refreshToken && vault.seal(grant.refreshToken, grantRefreshSubject(userId, product));
  const now = new Date(clock.now());
  const expiresAt = new Date(now.getTime() + grant.expiresIn * 1000);
  const count = await db.$executeRaw`
    insert into linkedin_grants as g (user_id, product, member_sub, member_name, access_token,
      access_token_expires_at, refresh_token, scopes, status, generation, connected_at)
    values (${userId}::uuid, ${product}::linkedin_product, ${memberSub}, ${memberName}, ${access},
      ${expiresAt}, ${refresh}, ${grant.scopes}, 'active', 1, ${now})
    on conflict (user_id, product) do update set member_sub = excluded.member_sub,
      member_name = excluded.member_name, access_token = excluded.access_token,
      access_token_expires_at = excluded.access_token_expires_at, refresh_token = excluded.refresh_token,
      scopes = excluded.scopes, status = 'active', reason = null, generation = g.generation + 1,
      connected_at = excluded.connected_at, updated_at = now()
      where g.member_sub = excluded.member_sub or g.status = 'none'`;
  if (count === 0) throw new DomainError<ConnectionErrorCode>("connection_other_member");
}
