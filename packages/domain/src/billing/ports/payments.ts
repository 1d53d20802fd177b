import type { Interval, PaidPlanId } from "../../plans/model/plans";
import type { Actor } from "../../shared/actor";
import type { ContractLedger } from "../model/contract-ledger";
import type { StripeSubscription } from "../model/stripe-subscription";

/**
 * The outcome of a call to the payment provider. `not_configured`: no key, a refused key, or prices that are not set
 * up. `unavailable`: no answer, too many requests, an error of the provider or an answer that is not its own; trying
 * again later may succeed. `refused`: the provider's error code, e.g. `resource_missing`.
 */
export type PaymentOutcome<T> = { kind: "ok"; value: T } | PaymentFailure;
export type PaymentFailure =
  | { kind: "not_configured"; reason: string }
  | { kind: "unavailable"; reason: string }
  | { kind: "refused"; code: string; reason: string };

/** A checkout page that was made for an order. */
export type Checkout = {
  id: string;
  status: "open" | "complete" | "expired";
  /** Whether money has arrived; a bank debit takes days. */
  paid: boolean;
  userId: string | null;
  orderId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
};

export type Invoice = {
  id: string;
  number: string | null;
  /** draft, open, processing (open, and a bank debit for it is on its way), paid, uncollectible, void */
  status: string;
  totalCents: number;
  currency: string;
  createdAt: Date;
  /** The provider's PDF and page; a draft has none. */
  pdfUrl: string | null;
  pageUrl: string | null;
};

export type PaymentMethod = {
  id: string;
  /** card, sepa_debit, link, ... */
  type: string;
  /** Details that tell it from others: a card's brand and last digits, an account's last digits, an address. */
  brand: string | null;
  last4: string | null;
  expiresAt: { month: number; year: number } | null;
  isDefault: boolean;
};

/** The costs of a change of plan, as the provider has computed them. */
export type ChangePreview = {
  /** Due at once; negative amounts are credited to the next invoices. */
  dueNowCents: number;
  /** The same before the customer's credit pays for it. */
  totalCents: number;
  /** The credit for the rest of the present plan. */
  creditCents: number;
  currency: string;
  /** The second from which on the provider has computed it; changePlan computes from there. */
  prorationAt: Date;
  /** The facts of the subscription that it was computed from, in the provider's own words. */
  basis: string;
  /** Of each further interval. */
  nextCents: number;
  nextAt: Date;
};

/** An event of the provider, whose signature was checked. */
export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: Date;
  /** The customer that it is about, if any. */
  customerId: string | null;
  /** The user in the metadata of what it is about, if any. */
  userId: string | null;
  checkoutId: string | null;
  /** The dispute that it is about; its event names no customer. */
  disputeId: string | null;
};

/** A payment that the customer's bank has taken back, or may take back. */
export type Dispute = {
  customerId: string | null;
  amountCents: number;
  currency: string;
  /** The provider's words, e.g. `fraudulent` and `needs_response`. */
  reason: string;
  status: string;
};

/** A refunded sum; `id` is of the newest refund, null when nothing was left. `parts` are its shares by payment. */
export type Refund = {
  id: string | null;
  amountCents: number;
  currency: string;
  parts: { paidAt: Date; amountCents: number }[];
};

/**
 * The payment provider. No call throws for what the provider or the network does. Calls that create something take
 * `key`: repeated with the same key they create nothing new.
 */
export type Payments = {
  /** Tells whether the key works and the prices of all plans exist, for the health check. */
  check(): Promise<PaymentOutcome<{ livemode: boolean }>>;
  /** Creates a user's customer; one per user, however often it is called. */
  createCustomer(user: {
    userId: string;
    email: string | null;
    name: string | null;
    locale: Actor["locale"];
    /** A customer that was deleted at the provider: without it the same customer would be answered again. */
    replaces: string | null;
  }): Promise<PaymentOutcome<{ customerId: string }>>;
  /**
   * Deletes a customer, with name, address and payment methods; subscriptions end, invoices stay. One that was deleted
   * already stays so.
   */
  deleteCustomer(customerId: string): Promise<PaymentOutcome<null>>;
  /** Opens a checkout page for an order. */
  startCheckout(order: {
    orderId: string;
    userId: string;
    customerId: string;
    plan: PaidPlanId;
    interval: Interval;
    locale: Actor["locale"];
    /** `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
    successUrl: string;
    cancelUrl: string;
  }): Promise<PaymentOutcome<{ checkoutId: string; url: string }>>;
  getCheckout(checkoutId: string): Promise<PaymentOutcome<Checkout>>;
  /** Closes a checkout page, so that it can no longer be paid; `complete` when it was paid before. */
  expireCheckout(checkoutId: string): Promise<PaymentOutcome<{ status: "expired" | "complete" }>>;
  /** Opens the provider's page of a customer, or directly what changes the payment method. */
  openPortal(visit: {
    customerId: string;
    locale: Actor["locale"];
    returnUrl: string;
    page: "home" | "payment_method";
  }): Promise<PaymentOutcome<{ url: string }>>;
  /** Lists a customer's subscriptions in every status, newest first; none when the customer was deleted. */
  listSubscriptions(customerId: string): Promise<PaymentOutcome<StripeSubscription[]>>;
  previewChange(change: {
    subscriptionId: string;
    plan: PaidPlanId;
    interval: Interval;
  }): Promise<PaymentOutcome<ChangePreview>>;
  /**
   * Changes the plan at once, charges what the preview said, and takes back a cancellation. Refused with
   * `preview_outdated`, and nothing changed, when the subscription or what is due has become another since.
   */
  changePlan(change: {
    subscriptionId: string;
    plan: PaidPlanId;
    interval: Interval;
    previewed: Pick<ChangePreview, "prorationAt" | "dueNowCents" | "totalCents" | "basis">;
    key: string;
  }): Promise<PaymentOutcome<null>>;
  /** Lets a subscription end with its period. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<PaymentOutcome<null>>;
  /** Lets a subscription end on an earlier day, and notes that what is left of the paid period is to be refunded then. */
  cancelAt(end: { subscriptionId: string; at: Date; paidUntil: Date }): Promise<PaymentOutcome<null>>;
  /** Notes that nothing is left to refund of a subscription that was cancelled by cancelAt. */
  closeRest(subscriptionId: string): Promise<PaymentOutcome<null>>;
  /** Takes back cancelAtPeriodEnd and cancelAt. */
  resume(subscriptionId: string): Promise<PaymentOutcome<null>>;
  /** Ends a subscription at once; one that has ended already stays so. */
  cancelNow(subscriptionId: string): Promise<PaymentOutcome<null>>;
  /**
   * Refunds what was paid for a subscription, newest payment first: all of it, or up to an amount in cents. Nothing is
   * refunded twice; an amount of 0 says that nothing was left to refund.
   */
  refund(what: {
    subscriptionId: string;
    /** null: everything that was paid. */
    amountCents: number | null;
    /** Payments of earlier invoices are left alone. */
    since?: Date;
    key: string;
  }): Promise<PaymentOutcome<Refund>>;
  /** Reads the ledger of a contract; `since`: of invoices made from then on. `key` is that of its settlement. */
  getLedger(what: {
    subscriptionId: string;
    since?: Date;
    key: string;
  }): Promise<PaymentOutcome<ContractLedger>>;
  /** Adds to the credit of a subscription's customer, or takes of it: in all as much under one key. */
  changeCredit(what: { subscriptionId: string; cents: number; key: string }): Promise<PaymentOutcome<null>>;
  getDispute(disputeId: string): Promise<PaymentOutcome<Dispute>>;
  listInvoices(customerId: string): Promise<PaymentOutcome<Invoice[]>>;
  listPaymentMethods(
    customerId: string,
    subscription: { defaultPaymentMethodId: string | null } | null,
  ): Promise<PaymentOutcome<PaymentMethod[]>>;
  /** Checks the signature of a webhook's raw body and reads its event. */
  readEvent(
    body: Uint8Array,
    signature: string | null,
  ):
    | { kind: "event"; event: PaymentEvent }
    | { kind: "bad_signature"; reason: string }
    | { kind: "not_configured" };
};
