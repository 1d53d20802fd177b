import type { Db } from "@takt/db/client";
import { DomainError } from "../shared/domain-error";
import type { ConnectionsDeps } from "./deps";
import type { ProductMember } from "./ports/member-lookup";
import { refreshTokenSubject, tokenSubject } from "./open-token";

export type Grant = {
  /** LinkedIn's `sub` of the member for this app. */
  memberSub: string;
  accessToken: string;
  /** Lifetime in seconds, as in the token response. */
  expiresIn: number;
  refreshToken: string | null;
  /** Scopes that the member has granted. */
  scopes: string[];
};

/** A grant of a product, with the member that LinkedIn has named for it. */
export type ProductGrant = Omit<Grant, "memberSub"> & ProductMember;

/**
 * Stores a grant in the user's row, of the same LinkedIn member only. The generation is incremented, so that a refused
 * token of the old grant cannot invalidate the new one. Refuses with `connection_other_member`.
 */
export async function storeGrant(
  { db, vault }: Pick<ConnectionsDeps, "vault"> & { db: Pick<Db, "user"> },
  userId: string,
  grant: Grant,
  now: Date,
): Promise<void> {
  const { count } = await db.user.updateMany({
    where: { id: userId, OR: [{ linkedinProfileId: null }, { linkedinProfileId: grant.memberSub }] },
    data: {
      linkedinProfileId: grant.memberSub,
      linkedinAccessToken: vault.seal(grant.accessToken, tokenSubject(userId)),
      linkedinAccessTokenExpiresAt: new Date(now.getTime() + grant.expiresIn * 1000),
      linkedinRefreshToken: grant.refreshToken && vault.seal(grant.refreshToken, refreshTokenSubject(userId)),
      linkedinScopes: grant.scopes,
      linkedinAuthorized: true,
      linkedinStatus: "active",
      linkedinReason: null,
      linkedinGeneration: { increment: 1 },
      linkedinConnectedAt: now,
    },
  });
  if (count === 0) throw new DomainError("connection_other_member");
}
