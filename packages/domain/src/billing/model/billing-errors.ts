/** Error codes of billing. */
export type BillingErrorCode =
  /** No key, a refused key, or prices that are not set up: only the operator can help. */
  | "payments_not_configured"
  /** The payment provider does not answer; nothing was changed. */
  | "payments_unavailable"
  | "checkout_failed"
  | "portal_failed"
  /** A change of plan was refused by the provider (reason). */
  | "change_failed"
  /** The bank or card refused a payment; nothing was changed. */
  | "payment_declined"
  /** There is a subscription: it can be changed, a second one is not sold. */
  | "already_subscribed"
  | "not_subscribed"
  /** The price is another one than the order page showed (priceCents). */
  | "order_changed"
  /** The preview of a change of plan is used, too old, or no longer what would be charged: there has to be a new one. */
  | "preview_outdated"
  /** The order, or its checkout, is missing or another user's. */
  | "order_not_found";
