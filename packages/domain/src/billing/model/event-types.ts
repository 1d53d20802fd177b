/** The types of Stripe's events after which a customer's subscriptions are read again; others change nothing here. */
export const SUBSCRIPTION_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.finalized",
  "invoice.voided",
  "customer.updated",
  "customer.deleted",
  "payment_method.attached",
  "payment_method.detached",
  "payment_method.updated",
  "payment_method.automatically_updated",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;

export const isSubscriptionEvent = (type: string): boolean =>
  (SUBSCRIPTION_EVENTS as readonly string[]).includes(type);
