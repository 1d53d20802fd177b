import type { StripeSubscription } from "../billing/model/stripe-subscription";

/** Makes a provider's subscription: Professional by the month, active since 24 November 2026. */
export function createSubscription(more: Partial<StripeSubscription> = {}): StripeSubscription {
  return {
    id: "sub_1",
    customerId: "cus_1",
    userId: null,
    orderId: null,
    status: "active",
    createdAt: new Date("2026-11-24T10:00:00Z"),
    plan: "professional",
    interval: "month",
    currency: "eur",
    priceCents: 2900,
    periodEndsAt: new Date("2026-12-24T10:00:00Z"),
    cancelAt: null,
    endedAt: null,
    paidUntil: null,
    defaultPaymentMethodId: null,
    ...more,
  };
}
