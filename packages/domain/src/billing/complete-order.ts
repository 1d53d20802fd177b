import type { Prisma } from "@takt/db/generated/prisma/client";
import { queueEmails } from "../outbox/queue-emails";
import { hasUsedGuarantee } from "./get-sales-terms";
import type { StripeSubscription } from "./model/stripe-subscription";

/** Marks the order that a subscription fulfils as paid and confirms it; an order of another user is left alone. */
export async function completeOrder(
  tx: Pick<Prisma.TransactionClient, "order" | "outboxEmail">,
  userId: string,
  { id: stripeSubscriptionId, orderId, status }: StripeSubscription,
  { now, moneyBackDays }: { now: Date; moneyBackDays: number },
): Promise<void> {
  if (orderId === null || status === "incomplete") return;
  const { count } = await tx.order.updateMany({
    where: { id: orderId, userId, status: { in: ["ordered", "abandoned"] } },
    data: { status: "paid", paidAt: now, stripeSubscriptionId },
  });
  if (count === 0) return;
  await confirmOrder(tx, userId, orderId, { now, moneyBackDays });
}

/** Queues the email that confirms an order: the copy that its customer keeps, with the guarantee if they can use it. */
export async function confirmOrder(
  tx: Pick<Prisma.TransactionClient, "order" | "outboxEmail">,
  userId: string,
  orderId: string,
  { now, moneyBackDays: days }: { now: Date; moneyBackDays: number },
): Promise<void> {
  const moneyBackDays = (await hasUsedGuarantee({ db: tx }, userId, now)) ? 0 : days;
  const occasion = `order_confirmed:${orderId}`;
  await queueEmails(tx, [{ kind: "order_confirmed", userId, orderId, occasion, data: { moneyBackDays } }]);
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
