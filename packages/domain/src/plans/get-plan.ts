import type { Prisma } from "@takt/db/generated/prisma/client";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { countAiPosts } from "./count-ai-posts";
import { monthOf } from "./model/month";
import { type PlanId, planOf } from "./model/plans";

export type PlanView = {
  plan: PlanId;
  /** The end of the paid period; null on the free plan, and when no end is known. */
  endsAt: Date | null;
  /** AI posts of this calendar month in the actor's time zone, including those being written. */
  aiPostsThisMonth: number;
  /** When the count resets: the first of the next month. */
  resetsAt: Date;
};

/** Gets the actor's plan and its usage. */
export async function getPlan(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<PlanView> {
  const now = clock.now();
  const { to } = monthOf(now, actor.zone);
  const [aiPostsThisMonth, plan] = await Promise.all([
    countAiPosts(db, actor, now),
    readPlan(db, actor.userId, now),
  ]);
  return { ...plan, aiPostsThisMonth, resetsAt: to };
}

/** Reads a user's plan at `now` (epoch milliseconds), and when the paid period ends; null on the free plan. */
export async function readPlan(
  db: Pick<Prisma.TransactionClient, "user">,
  userId: string,
  now: number,
): Promise<{ plan: PlanId; endsAt: Date | null }> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { subscriptionStatus: true, subscriptionPlan: true, subscriptionExpiresAt: true },
  });
  const { subscriptionStatus: status, subscriptionPlan, subscriptionExpiresAt: endsAt } = user;
  const plan = planOf({ status, plan: subscriptionPlan, endsAt }, now);
  return { plan, endsAt: plan === "free" ? null : user.subscriptionExpiresAt };
}
