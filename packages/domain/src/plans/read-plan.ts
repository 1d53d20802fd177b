import type { Prisma } from "@takt/db/generated/prisma/client";
import { type PlanId, getPlan } from "./model/plans";

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
  const plan = getPlan({ status, plan: subscriptionPlan, endsAt }, now);
  return { plan, endsAt: plan === "free" ? null : user.subscriptionExpiresAt };
}
