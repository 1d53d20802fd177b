import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { type PlanId, getPlan } from "./model/plans";

const PLAN_COLUMNS = {
  subscriptionStatus: true,
  subscriptionPlan: true,
  subscriptionExpiresAt: true,
} as const;

type Row = {
  subscriptionStatus: string;
  subscriptionPlan: string | null;
  subscriptionExpiresAt: Date | null;
};

/** Reads a user's own plan at `now` (epoch milliseconds), and when the paid period ends; null on the free plan. */
export async function readPlan(
  db: Pick<Prisma.TransactionClient, "user">,
  userId: string,
  now: number,
): Promise<{ plan: PlanId; endsAt: Date | null }> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: PLAN_COLUMNS });
  const plan = toPlan(user, now);
  return { plan, endsAt: plan === "free" ? null : user.subscriptionExpiresAt };
}

/**
 * Reads the plan that counts in a workspace at `now` (epoch milliseconds), and whose it is: that of its owner, on which
 * everything of its members is.
 */
export async function readWorkspacePlan(
  db: Pick<Prisma.TransactionClient, "membership">,
  { workspaceId }: Pick<Actor, "workspaceId">,
  now: number,
): Promise<{ plan: PlanId; payerId: string }> {
  const { user } = await db.membership.findFirstOrThrow({
    where: { workspaceId, role: "owner" },
    select: { user: { select: { id: true, ...PLAN_COLUMNS } } },
  });
  return { plan: toPlan(user, now), payerId: user.id };
}

function toPlan({ subscriptionStatus, subscriptionPlan, subscriptionExpiresAt }: Row, now: number): PlanId {
  const subscription = {
    status: subscriptionStatus,
    plan: subscriptionPlan,
    endsAt: subscriptionExpiresAt,
  };
  return getPlan(subscription, now);
}
