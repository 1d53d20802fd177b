import { canChange } from "../../billing/model/subscription-rules";
import type { Actor } from "../../shared/actor";
import type { AccountDeps } from "../deps";
import type { DeletionView } from "../model/account-deletion";
import { OPEN_DELETION } from "../../users/open-deletion";

/** Returns what the deletion of the actor's account is about, and the one that is open. */
export async function getDeletion(
  { db }: Pick<AccountDeps, "db">,
  { userId }: Pick<Actor, "userId">,
): Promise<DeletionView> {
  const [user, open, posts] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        email: true,
        linkedinStatus: true,
        subscriptionStatus: true,
        subscriptionPlan: true,
        subscriptionExpiresAt: true,
        subscriptionRenewsAt: true,
      },
    }),
    db.accountDeletion.findFirst({
      where: { ...OPEN_DELETION, userId },
      select: { requestedAt: true, dueAt: true },
    }),
    db.post.groupBy({
      by: ["status"],
      where: {
        authorId: userId,
        deletedAt: null,
        removedAt: null,
        status: { in: ["scheduled", "published"] },
      },
      _count: true,
    }),
  ]);
  const count = (status: string) => posts.find((one) => one.status === status)?._count ?? 0;
  const { subscriptionStatus: status, subscriptionPlan: plan } = user;
  return {
    open,
    scheduledPosts: count("scheduled"),
    publishedPosts: count("published"),
    isConnected: user.linkedinStatus !== "none",
    subscription:
      plan !== null && canChange(status)
        ? { plan, endsAt: user.subscriptionExpiresAt, paidUntil: user.subscriptionRenewsAt }
        : null,
    hasEmail: user.email !== null,
  };
}
