import type { Deps } from "../deps";
import { ownPosts } from "../posts/own-posts";
import type { Actor } from "../shared/actor";
import { monthOf } from "./model/month-of";
import { planOf } from "./model/plan-of";
import type { PlanId } from "./model/plans";

export type PlanView = {
  plan: PlanId;
  /** When the paid period ends; null on the free plan, and when no end is known. */
  endsAt: Date | null;
  /** Created in this calendar month of the actor's zone, deleted ones included. */
  postsThisMonth: number;
  /** When that counts anew: the first of the next month. */
  resetsAt: Date;
};

/** The actor's plan, and what of it is used. */
export async function getPlan({ db, clock }: Pick<Deps, "db" | "clock">, actor: Actor): Promise<PlanView> {
  const now = clock.now();
  const { from, to } = monthOf(now, actor.zone);
  const [user, postsThisMonth] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: { subscriptionStatus: true, subscriptionExpiresAt: true },
    }),
    db.post.count({ where: { ...ownPosts(actor), createdAt: { gte: from, lt: to } } }),
  ]);
  const plan = planOf({ status: user.subscriptionStatus, endsAt: user.subscriptionExpiresAt }, now);
  return {
    plan,
    endsAt: plan === "free" ? null : user.subscriptionExpiresAt,
    postsThisMonth,
    resetsAt: to,
  };
}
