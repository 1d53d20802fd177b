import { DomainError } from "../shared/domain-error";
import { compareMember } from "./compare-member";
import type { ConnectionsDeps } from "./deps";
import type { ConnectionErrorCode } from "./model/connection-view";
import type { ApiProduct } from "./model/api-product";
import { grantRefreshSubject, grantSubject } from "./open-grant";
import type { HeldGrant } from "./seal-held-grant";
import type { Grant, ProductGrant } from "./store-grant";

/**
 * Stores a user's grant for a product, with a new generation, once LinkedIn has said whose it is. What cannot be told to be
 * the same member's as the account is not stored but returned, to ask the member (answer-member-question.ts); one that is
 * connected again is not asked again. A grant of another member than the one that is connected is refused with
 * `connection_other_member`: what that one's posts have reported would be mixed with it. Throws when LinkedIn does not say
 * whose it is.
 */
export async function connectProduct(
  deps: Pick<ConnectionsDeps, "db" | "vault" | "clock" | "findMember" | "ownsPost">,
  userId: string,
  product: ApiProduct,
  grant: Omit<Grant, "memberSub">,
): Promise<HeldGrant | null> {
  const found = await deps.findMember(product, grant.accessToken);
  if (found.kind !== "read") throw new Error(`LinkedIn does not say whose the token is: ${found.kind}`);
  const whole = { ...grant, ...found.value };
  const before = await deps.db.linkedinGrant.findFirst({
    where: { userId, product, status: { not: "none" } },
    select: { memberSub: true },
  });
  if (before && before.memberSub !== whole.memberSub) throw otherMember();
  const match = before ? "same" : await compareMember(deps, userId, product, whole);
  if (match !== "same") return { grant: whole, match, heldAt: deps.clock.now() };
  await storeProductGrant(deps, userId, product, whole);
  return null;
}

/** Stores a product's grant of a member who is known to be the account's. Refuses with `connection_other_member`. */
export async function storeProductGrant(
  { db, vault, clock }: Pick<ConnectionsDeps, "db" | "vault" | "clock">,
  userId: string,
  product: ApiProduct,
  { memberSub, memberName, accessToken, refreshToken, expiresIn, scopes }: ProductGrant,
): Promise<void> {
  const access = vault.seal(accessToken, grantSubject(userId, product));
  const refresh = refreshToken && vault.seal(refreshToken, grantRefreshSubject(userId, product));
  const now = new Date(clock.now());
  const expiresAt = new Date(now.getTime() + expiresIn * 1000);
  const count = await db.$executeRaw`
    insert into linkedin_grants as g (user_id, product, member_sub, member_name, access_token,
      access_token_expires_at, refresh_token, scopes, status, generation, connected_at)
    values (${userId}::uuid, ${product}::linkedin_product, ${memberSub}, ${memberName}, ${access},
      ${expiresAt}, ${refresh}, ${scopes}, 'active', 1, ${now})
    on conflict (user_id, product) do update set member_sub = excluded.member_sub,
      member_name = excluded.member_name, access_token = excluded.access_token,
      access_token_expires_at = excluded.access_token_expires_at, refresh_token = excluded.refresh_token,
      scopes = excluded.scopes, status = 'active', reason = null, generation = g.generation + 1,
      connected_at = excluded.connected_at, updated_at = now()
      where g.member_sub = excluded.member_sub or g.status = 'none'`;
  if (count === 0) throw otherMember();
}

const otherMember = () => new DomainError<ConnectionErrorCode>("connection_other_member");
