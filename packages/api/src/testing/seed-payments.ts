import type { Payments } from "@takt/domain/billing/ports/payments";
import { fakePayments } from "@takt/domain/testing/fake-payments";
import { createSubscription } from "@takt/domain/testing/create-subscription";
import type { World } from "./seed-world";

/** The columns of a user who has a subscription. */
export const SUBSCRIBED = {
  subscriptionStatus: "active",
  subscriptionPlan: "professional",
  subscriptionInterval: "month",
  subscriptionCurrency: "eur",
  subscriptionPriceCents: 2900,
  subscriptionRenewsAt: new Date("2026-12-24T10:00:00Z"),
} as const;

/** Creates a payment provider in memory with the checkout of each world, and the subscription of those that have one. */
export function createPayments(...worlds: World[]): Payments {
  const payments = fakePayments();
  const { checkouts, subscriptions, invoices, paymentMethods } = payments.state;
  for (const { user, checkoutId } of worlds) {
    const customerId = user.stripeCustomerId!;
    const subscriptionId = user.stripeSubscriptionId!;
    const ids = { userId: user.id, orderId: null, customerId, subscriptionId };
    checkouts.set(checkoutId, {
      kind: "ok",
      value: { ...ids, id: checkoutId, status: "complete", paid: true },
    });
    if (user.subscriptionStatus === SUBSCRIBED.subscriptionStatus)
      subscriptions.set(
        subscriptionId,
        createSubscription({ id: subscriptionId, customerId, userId: user.id, createdAt: new Date() }),
      );
  }
  invoices.push({
    id: "in_1",
    number: "TAKT-0001",
    status: "paid",
    totalCents: 2900,
    currency: "eur",
    createdAt: new Date("2026-11-24T10:00:00Z"),
    pdfUrl: "https://pay.example/in_1.pdf",
    pageUrl: "https://pay.example/in_1",
  });
  paymentMethods.push({
    id: "pm_1",
    type: "card",
    brand: "visa",
    last4: "4242",
    expiresAt: { month: 12, year: 2034 },
    isDefault: true,
  });
  return payments;
}
