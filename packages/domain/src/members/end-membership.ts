import type { Prisma } from "@takt/db/generated/prisma/client";
import { handOverPosts } from "../posts/handover/hand-over-posts";
import { ownIn } from "../shared/actor";
import { lockUser } from "../shared/with-lock";
import type { PlannedPostsChoice } from "./model/member-input";

type Leaver = {
  workspaceId: string;
  userId: string;
  /** Whose the drafts become. */
  heirId: string;
  plannedPosts: PlannedPostsChoice;
};

/**
 * Ends a membership with what is one member's own in the workspace. What they wrote for it stays there. Call it in
 * withMembersLocked. Returns the number of planned posts.
 */
export async function endMembership(
  tx: Prisma.TransactionClient,
  { heirId, plannedPosts: choice, ...leaver }: Leaver,
): Promise<number> {
  const where = ownIn(leaver);
  // The claim of a post holds its author's row: it waits for us, or we for it.
  await lockUser(tx, leaver.userId);
  const count = await handOverPosts(tx, leaver, { heirId, choice });
  await tx.weeklySlot.deleteMany({ where });
  await tx.slotSettings.deleteMany({ where });
  await tx.membership.deleteMany({ where });
  // They are about posts that the leaver does not see any more.
  await tx.notification.deleteMany({
    where: {
      userId: leaver.userId,
      post: { workspaceId: leaver.workspaceId, authorId: { not: leaver.userId } },
    },
  });
  await tx.workspace.updateMany({
    where: { id: leaver.workspaceId, offeredToId: leaver.userId },
    data: { offeredToId: null, offerExpiresAt: null },
  });
  return count;
}
