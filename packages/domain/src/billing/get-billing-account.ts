import { z } from "zod";
import type { BillingDeps, SyncDeps } from "./deps";
import { getSubscription, type SubscriptionView } from "./get-subscription";
import type { PlanId } from "../plans/model/plans";
import { syncSubscription, type SyncResult } from "./sync-subscription";

export const billingAccountRef = z.strictObject({ userId: z.uuid() });

/** How many of the last orders and events are shown. */
const LATEST = 10;

/** A user's billing as the operator sees it: no payment data, which the payment provider has alone. */
export type BillingAccount = {
  userId: string;
  subscription: SubscriptionView;
  /** What the user is entitled to now. */
  entitledTo: PlanId;
  syncedAt: Date | null;
  customerId: string | null;
  subscriptionId: string | null;
  orders: {
    id: string;
    orderedAt: Date;
    plan: string;
    interval: string;
    priceCents: number;
    status: string;
    refundedCents: number;
  }[];
  events: {
    id: string;
    type: string;
    receivedAt: Date;
    deliveries: number;
    processedAt: Date | null;
    outcome: string | null;
  }[];
};

/** Gets a user's billing for the operator; null when there is no such user. */
export async function getBillingAccount(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  userId: string,
): Promise<BillingAccount | null> {
  const user = await db.user.findUnique({ where: { id: userId } });
  if (!user) return null;
  const { stripeCustomerId: customerId, stripeSubscriptionId: subscriptionId } = user;
  const [subscription, orders, events] = await Promise.all([
    getSubscription({ db, clock }, { userId }),
    db.order.findMany({
      where: { userId },
      orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
      take: LATEST,
      select: {
        id: true,
        orderedAt: true,
        plan: true,
        interval: true,
        priceCents: true,
        status: true,
        refundedCents: true,
      },
    }),
    customerId === null
      ? []
      : db.stripeEvent.findMany({
          where: { customerId },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: LATEST,
          select: {
            id: true,
            type: true,
            receivedAt: true,
            deliveries: true,
            processedAt: true,
            outcome: true,
          },
        }),
  ]);
  const { entitledTo } = subscription;
  const syncedAt = user.subscriptionSyncedAt;
  return { userId, subscription, entitledTo, syncedAt, customerId, subscriptionId, orders, events };
}

/** Reads a user's subscription again for the operator, and records who asked; `operatorId` is null on the command line. */
export async function resyncBillingAccount(
  deps: SyncDeps,
  operatorId: string | null,
  userId: string,
): Promise<SyncResult> {
  const result = await syncSubscription(deps, userId);
  await deps.db.auditEntry.create({
    data: {
      at: new Date(deps.clock.now()),
      userId: operatorId,
      subject: userId,
      action: "billing.resynced",
      data: { result: result.kind },
    },
  });
  return result;
}
