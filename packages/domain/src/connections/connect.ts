import type { Deps } from "../deps";
import { DomainError } from "../shared/domain-error";
import { tokenSubject } from "./token-subject";

export type Grant = {
  /** LinkedIn's `sub` for this app. */
  memberSub: string;
  accessToken: string;
  /** Seconds from now, as in the token response. */
  expiresIn: number;
  refreshToken: string | null;
};

/**
 * Stores a grant (spec section 7, "Store LinkedIn token") and lets held-back posts go on: generation + 1,
 * so that a token of the old grant cannot invalidate the new one. Refuses with `connection_other_member`.
 */
export async function connect(
  { db, vault, clock }: Pick<Deps, "db" | "vault" | "clock">,
  userId: string,
  grant: Grant,
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, OR: [{ linkedinProfileId: null }, { linkedinProfileId: grant.memberSub }] },
      data: {
        linkedinProfileId: grant.memberSub,
        linkedinAccessToken: vault.seal(grant.accessToken, tokenSubject(userId)),
        linkedinAccessTokenExpiresAt: new Date(now + grant.expiresIn * 1000),
        linkedinRefreshToken:
          grant.refreshToken && vault.seal(grant.refreshToken, `users/${userId}/linkedin_refresh_token`),
        linkedinAuthorized: true,
        linkedinStatus: "active",
        linkedinReason: null,
        linkedinGeneration: { increment: 1 },
        linkedinConnectedAt: new Date(now),
      },
    });
    if (count === 0) throw new DomainError("connection_other_member");
    await tx.post.updateMany({ where: { authorId: userId, status: "scheduled" }, data: { queuedAt: null } });
  });
}
