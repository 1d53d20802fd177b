import type Stripe from "stripe";
import type { Wire } from "../model/wire";

export type Customer = Wire<Stripe.Customer>;
export type BalanceTransaction = Wire<Stripe.CustomerBalanceTransaction>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type CheckoutSession = Wire<Stripe.Checkout.Session>;
export type LineItem = Wire<Stripe.LineItem>;
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type Charge = Wire<Stripe.Charge>;
export type Refund = Wire<Stripe.Refund>;
export type Dispute = Wire<Stripe.Dispute>;
export type CreditNote = Wire<Stripe.CreditNote>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;
export type Address = Stripe.Address;

/** An event, whose `data.object` is the object as it was. */
export type StripeEvent = Omit<Wire<Stripe.EventBase>, "data" | "type"> & {
  type: Stripe.Event["type"];
  data: { object: object; previous_attributes?: object };
};

/** The objects of the API by their `object`, of which an id leads to one. */
export type ApiObjects = {
  customer: Customer;
  customer_balance_transaction: BalanceTransaction;
  payment_method: PaymentMethod;
  product: Product;
  price: Price;
  "checkout.session": CheckoutSession;
  "billing_portal.configuration": PortalConfiguration;
  "billing_portal.session": PortalSession;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  credit_note: CreditNote;
  dispute: Dispute;
  event: StripeEvent;
  webhook_endpoint: WebhookEndpoint;
};

export type ApiKind = keyof ApiObjects;

/** The number by which Stripe knows how a charged card or account behaves; no answer shows it. */
type Funding = { id: string; number: string; authenticated: boolean };

/** Input of a checkout session that it does not show. */
type CheckoutInput = {
  id: string;
  lines: LineItem[];
  updates: { address: boolean; name: boolean };
  metadata: Record<string, string>;
  /** The payment intent of a declined attempt, which the next one continues. */
  intent: string | null;
};

/** A 3-D Secure step that is open: what it belongs to, the payment method, and what the customer has entered. */
export type SecureStep = {
  id: string;
  kind: "checkout" | "portal" | "invoice";
  /** The session or the invoice. */
  ref: string;
  method: string;
  form: Record<string, string>;
};

/** Something that happens at a time of the clock, in Unix seconds; at most one of a kind for an object. */
export type Job = { id: string; kind: JobKind; ref: string; at: number };
export type JobKind =
  | "advance_subscription"
  | "finalize_invoice"
  | "retry_invoice"
  | "settle_debit"
  | "expire_checkout"
  | "deliver_event";

/** The delivery of an event to an endpoint. */
export type Delivery = {
  id: string;
  event: string;
  /** Null is the endpoint that the emulator was started with. */
  endpoint: string | null;
  attempts: number;
  status: "waiting" | "delivered" | "failed" | "dropped";
  /** The status of the last answer; null before one and when no answer came. */
  answer: number | null;
};

/** The answer to a request. */
export type Answer = { status: number; body: unknown };

/** The saved answer of a request with an idempotency key. */
type SavedAnswer = Answer & { id: string; path: string; params: string; request: string; at: number };

/** Objects that the emulator keeps besides the API's. */
type InternalObjects = {
  /** Deleted objects that can still be retrieved. */
  deleted: { id: string; object: string };
  funding: Funding;
  checkout_input: CheckoutInput;
  secure_step: SecureStep;
  job: Job;
  delivery: Delivery;
  saved_answer: SavedAnswer;
  webhook_secret: { id: string; secret: string };
  /** Customers whose renewals fail, by the control API. */
  failing_customer: { id: string };
  /** How far the clock is ahead of real time, so that a restart does not turn it back. */
  clock: { id: "clock"; aheadMs: number };
};

export type Objects = ApiObjects & InternalObjects;
export type Kind = keyof Objects;
