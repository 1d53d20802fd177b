import type { PostsDeps } from "../posts/deps";
import { TIMING } from "../posts/model/publish-timing";
import { toDueBatches } from "../posts/publishing/to-due-batches";
import { DomainError } from "../shared/domain-error";
import { refreshTokenSubject, tokenSubject } from "./token-subject";

export type Grant = {
  /** LinkedIn's `sub` of the member for this app. */
  memberSub: string;
  accessToken: string;
  /** Lifetime in seconds, as in the token response. */
  expiresIn: number;
  refreshToken: string | null;
};

/**
 * Stores a grant and releases held-back posts. The generation is incremented, so that a refused token of the old grant
 * cannot invalidate the new one; after the commit the jobs are sent what is due. Refuses with
 * `connection_other_member`.
 */
export async function connect(
  { db, vault, clock, events }: Pick<PostsDeps, "db" | "vault" | "clock" | "events">,
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
          grant.refreshToken && vault.seal(grant.refreshToken, refreshTokenSubject(userId)),
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
  const due = await db.post.findMany({
    where: {
      authorId: userId,
      status: "scheduled",
      deletedAt: null,
      dueAt: { lte: new Date(now + TIMING.lookAhead) },
      expiresAt: { gt: new Date(now) },
    },
    select: { id: true, authorId: true, dueAt: true },
  });
  const rows = due.map((row) => ({ ...row, dueAt: row.dueAt! }));
  for (const batch of toDueBatches(rows)) events.due(batch);
}
