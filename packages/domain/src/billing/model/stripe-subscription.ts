import type { Interval, PaidPlanId } from "../../plans/model/plans";

/** A subscription as the provider has it, in plain words; amounts in cents. */
export type StripeSubscription = {
  id: string;
  customerId: string;
  /** The user who ordered it, from its metadata; null when it was made by hand. */
  userId: string | null;
  /** The order that it fulfils, from its metadata. */
  orderId: string | null;
  /** Stripe's word: incomplete, incomplete_expired, trialing, active, past_due, unpaid, paused, canceled, or a new one. */
  status: string;
  createdAt: Date;
  /** By the lookup key of its price; null when the price is none of ours. */
  plan: PaidPlanId | null;
  interval: Interval | null;
  currency: string;
  priceCents: number | null;
  /** The end of the current period, which is when it is renewed unless it ends. */
  periodEndsAt: Date | null;
  /** When it is going to end; null while it is renewed. */
  cancelAt: Date | null;
  endedAt: Date | null;
  /** Cancelled to a day before the paid period ends, which is then; its rest has not been refunded. Else null. */
  paidUntil: Date | null;
  defaultPaymentMethodId: string | null;
};
