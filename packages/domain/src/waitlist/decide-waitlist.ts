import type { Deps } from "../deps";
import { movePostsOfRejected } from "../posts/move-posts-of-rejected";

/**
 * The provider activates or rejects an account; audited. A rejected account's scheduled posts are cancelled in the
 * same transaction. Answers false when there is no such account, or nothing changed.
 */
export async function decideWaitlist(
  { db }: Pick<Deps, "db">,
  userId: string,
  decision: "active" | "rejected",
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, waitlistStatus: { not: decision } },
      data: { waitlistStatus: decision },
    });
    if (count === 0) return false;
    if (decision === "rejected") await movePostsOfRejected(tx, userId);
    await tx.auditEntry.create({ data: { action: `waitlist.${decision}`, subject: userId } });
    return true;
  });
}
