import type { Prisma } from "@takt/db/generated/prisma/client";
import type { ProviderSubscription } from "./model/provider-subscription";

/** Marks the order that a subscription fulfils as paid; an order of another user is left alone. */
export async function settleOrder(
  tx: Pick<Prisma.TransactionClient, "order">,
  userId: string,
  { id: stripeSubscriptionId, orderId, status }: ProviderSubscription,
  now: Date,
): Promise<void> {
  if (orderId === null || status === "incomplete") return;
  await tx.order.updateMany({
    where: { id: orderId, userId, status: { in: ["ordered", "abandoned"] } },
    data: { status: "paid", paidAt: now, stripeSubscriptionId },
  });
}

/** Marks an order whose checkout page has expired as abandoned. */
export async function abandonOrder(
  db: Pick<Prisma.TransactionClient, "order">,
  checkoutSessionId: string,
): Promise<void> {
  await db.order.updateMany({
    where: { checkoutSessionId, status: "ordered" },
    data: { status: "abandoned" },
  });
}
