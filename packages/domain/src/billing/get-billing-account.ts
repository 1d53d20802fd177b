import { z } from "zod";
import type { OrderStatus } from "@takt/db/generated/prisma/client";
import type { BillingDeps, SyncDeps } from "./deps";
import { type SubscriptionView, toSubscriptionView } from "./get-subscription";
import type { Interval, PaidPlanId, PlanId } from "../plans/model/plans";
import type { EventResult } from "./receive-event";
import { syncSubscription, type SyncResult } from "./sync-subscription";

export const billingAccountRef = z.strictObject({ userId: z.uuid() });

/** The stored outcome of a handled event. */
type EventOutcome = Exclude<EventResult, "repeated" | "retry">;

/** How many of the last orders and events are shown. */
const LATEST = 10;

/** A user's billing as the operator sees it: no payment data, which the payment provider has alone. */
export type BillingAccount = {
  userId: string;
  subscription: SubscriptionView;
  /** The plan that the user is entitled to now. */
  entitledTo: PlanId;
  syncedAt: Date | null;
  customerId: string | null;
  subscriptionId: string | null;
  orders: {
    id: string;
    orderedAt: Date;
    plan: PaidPlanId;
    interval: Interval;
    priceCents: number;
    status: OrderStatus;
    refundedCents: number;
  }[];
  /** Incidents that a person has to decide or to know of, the newest first. */
  incidents: {
    id: string;
    kind: string;
    subject: string;
    detail: string;
    at: Date;
    resolvedAt: Date | null;
  }[];
  events: {
    id: string;
    type: string;
    receivedAt: Date;
    deliveries: number;
    /** `waiting`: the provider is going to deliver it again. */
    outcome: EventOutcome | "waiting";
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
  const [orders, incidents, events] = await Promise.all([
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
    db.billingIncident.findMany({
      where: { userId },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      take: LATEST,
      omit: { userId: true },
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
            outcome: true,
          },
        }),
  ]);
  const subscription = toSubscriptionView(user, clock.now());
  const { entitledTo } = subscription;
  const syncedAt = user.subscriptionSyncedAt;
  return {
    userId,
    subscription,
    entitledTo,
    syncedAt,
    customerId,
    subscriptionId,
    orders: orders.map((order) => ({
      ...order,
      plan: order.plan as PaidPlanId,
      interval: order.interval as Interval,
    })),
    incidents,
    events: events.map((event) => ({
      ...event,
      outcome: (event.outcome as EventOutcome | null) ?? "waiting",
    })),
  };
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
