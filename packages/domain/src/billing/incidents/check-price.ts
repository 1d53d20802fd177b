import type { Prisma } from "@takt/db/generated/prisma/client";
import type { SyncDeps } from "../deps";
import type { StripeSubscription } from "../model/stripe-subscription";
import { openIncident } from "./open-incident";

/** Statuses in which a subscription is charged. */
const CHARGED = ["active", "trialing", "past_due"];

type CheckDeps = Pick<SyncDeps, "clock" | "log"> & {
  db: Pick<Prisma.TransactionClient, "order" | "billingIncident">;
};

/**
 * Opens an incident when a subscription is charged with another price than was ordered: another amount or currency, or a
 * price that sells none of the plans. Somebody has changed it at the provider.
 */
export async function checkPrice(
  deps: CheckDeps,
  userId: string,
  { id, orderId, status, plan, interval, priceCents, currency }: StripeSubscription,
): Promise<void> {
  // One that was made by hand has the price that was meant.
  if (orderId === null || !CHARGED.includes(status)) return;
  const charged = `${priceCents ?? "?"} ${currency}`;
  if (plan === null)
    return openIncident(deps, {
      kind: "unknown_price",
      userId,
      subject: `${id}:${charged}`,
      detail: `${id} is charged ${charged}, which sells no plan`,
    });
  const ordered = await deps.db.order.findFirst({
    where: {
      userId,
      status: "paid",
      plan,
      ...(interval && { interval }),
      OR: [{ id: orderId }, { stripeSubscriptionId: null }],
    },
    orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
    select: { priceCents: true, currency: true },
  });
  if (!ordered || (ordered.priceCents === priceCents && ordered.currency === currency)) return;
  await openIncident(deps, {
    kind: "unexpected_price",
    userId,
    subject: `${id}:${charged}`,
    detail: `${id} is charged ${charged}, ordered were ${ordered.priceCents} ${ordered.currency}`,
  });
}
