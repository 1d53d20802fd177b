/**
 * Takt's status of a subscription. `cancelling`: paid, and ends with its period; `incomplete`: its first payment is
 * missing; `unpaid`: given up after several attempts to charge it; `ended`: it was cancelled and is over.
 */
export const SUBSCRIPTION_STATUSES = [
  "free",
  "active",
  "trial",
  "cancelling",
  "past_due",
  "unpaid",
  "incomplete",
  "ended",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
