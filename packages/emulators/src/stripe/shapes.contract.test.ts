import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createShapeChecker } from "./testing/check-shape";
import { DAY_MS } from "./testing/start-harness";
import { useHarness } from "./testing/use-harness";

const harness = useHarness();
const NAMES = [
  "BillingPortal.Configuration",
  "BillingPortal.Session",
  "Charge",
  "Checkout.Session",
  "CreditNote",
  "Customer",
  "CustomerBalanceTransaction",
  "DeletedCustomer",
  "Dispute",
  "Event",
  "Invoice",
  "InvoiceLineItem",
  "InvoicePayment",
  "LineItem",
  "PaymentIntent",
  "PaymentMethod",
  "Price",
  "Product",
  "Refund",
  "Subscription",
  "TaxId",
  "WebhookEndpoint",
] as const;
const problems = createShapeChecker([...NAMES]);

/** The objects of a list, as they are on the wire, checked as a type of the SDK; returns their number. */
async function checkList(name: (typeof NAMES)[number], path: string, query: Record<string, string> = {}) {
  const { status, body } = await harness.call("GET", path, { limit: "100", ...query });
  expect([path, status, body.error?.message]).toEqual([path, 200, undefined]);
  const data = body.data as object[];
  for (const object of data) expect([object, problems(name, object)]).toEqual([object, []]);
  return data.length;
}

/** The types of the events that were checked. */
const checked = new Set<string>();
const EXPECTED_TYPES = [
  "charge.dispute.created",
  "charge.failed",
  "charge.pending",
  "charge.refunded",
  "charge.succeeded",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "credit_note.created",
  "customer.created",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.trial_will_end",
  "customer.subscription.updated",
  "customer.tax_id.created",
  "customer.updated",
  "invoice.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.payment_succeeded",
  "invoice_payment.paid",
  "payment_intent.created",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "payment_method.attached",
  "refund.created",
];

/** Checks the events of the last 30 days. */
async function checkEvents() {
  const events = await harness.stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
  for (const event of events) {
    const { data, ...rest } = JSON.parse(JSON.stringify(event)) as Stripe.Event;
    const { previous_attributes: _, ...whole } = data as Stripe.Event.Data;
    expect([event.type, problems("Event", { ...rest, data: whole })]).toEqual([event.type, []]);
    checked.add(event.type);
  }
}

async function buyEverything() {
  const { stripe, prices } = harness;
  const card = await harness.openCheckout({
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    consent_collection: { terms_of_service: "required" },
    custom_text: { submit: { message: "Thanks" } },
  });
  await harness.pay(card, { number: "4000000000000002", terms: "on" });
  await harness.pay(card, { terms: "on", tax_id: "FR12345678901", country: "FR" });
  await harness.pay(await harness.openCheckout(), { method: "sepa_debit", iban: "DE89370400440532013000" });
  await harness.pay(await harness.openCheckout({ subscription_data: { trial_period_days: 3 } }));
  await harness.openCheckout({ excluded_payment_method_types: ["sepa_debit"] });
  const past = await harness.subscribe();
  await stripe.subscriptions.update(past.id, {
    items: [{ id: past.items.data[0]!.id, price: prices.enterprise.id }],
    proration_behavior: "always_invoice",
  });
  await harness.control.failRenewals(past.customer as string);
  await harness.subscribe("pm_card_authenticationRequired");
  await harness.control.tick(5 * DAY_MS);
  await checkEvents();
  await harness.control.tick(28 * DAY_MS);
  await checkEvents();
  await harness.control.tick(29 * DAY_MS);
  return { past, customer: past.customer as string };
}

test("every object of every list has the shape of the SDK's declarations", { timeout: 240_000 }, async () => {
  const { stripe } = harness;
  const { customer } = await buyEverything();
  const [charge] = (await stripe.charges.list({ limit: 100 })).data.filter(({ paid }) => paid);
  await stripe.refunds.create({ charge: charge!.id, amount: 500 });
  const [paid] = (await stripe.invoices.list({ status: "paid" })).data.filter(
    ({ amount_paid }) => amount_paid > 100,
  );
  await stripe.creditNotes.create({ invoice: paid!.id, amount: 100, credit_amount: 100 });
  const credited = paid!.customer as string;
  await harness.control.dispute(charge!.id);
  await stripe.webhookEndpoints.create({ url: "http://localhost:1/hook", enabled_events: ["*"] });
  await stripe.billingPortal.sessions.create({ customer });

  const counts = {
    customers: await checkList("Customer", "/v1/customers"),
    expandedCustomers: await checkList("Customer", "/v1/customers", {
      "expand[0]": "data.subscriptions",
      "expand[1]": "data.tax_ids",
      "expand[2]": "data.tax",
      "expand[3]": "data.sources",
    }),
    balance: await checkList("CustomerBalanceTransaction", `/v1/customers/${credited}/balance_transactions`),
    products: await checkList("Product", "/v1/products"),
    prices: await checkList("Price", "/v1/prices", {
      "expand[0]": "data.product",
      "expand[1]": "data.currency_options",
    }),
    methods: await checkList("PaymentMethod", "/v1/payment_methods"),
    sessions: await checkList("Checkout.Session", "/v1/checkout/sessions", {
      "expand[0]": "data.line_items",
      "expand[1]": "data.subscription.latest_invoice",
    }),
    subscriptions: await checkList("Subscription", "/v1/subscriptions", {
      status: "all",
      "expand[0]": "data.default_payment_method",
      "expand[1]": "data.customer",
    }),
    invoices: await checkList("Invoice", "/v1/invoices", { "expand[0]": "data.payments" }),
    payments: await checkList("InvoicePayment", "/v1/invoice_payments", {
      "expand[0]": "data.payment.payment_intent",
    }),
    intents: await checkList("PaymentIntent", "/v1/payment_intents", { "expand[0]": "data.latest_charge" }),
    charges: await checkList("Charge", "/v1/charges", { "expand[0]": "data.refunds" }),
    refunds: await checkList("Refund", "/v1/refunds"),
    disputes: await checkList("Dispute", "/v1/disputes", { "expand[0]": "data.charge" }),
    creditNotes: await checkList("CreditNote", "/v1/credit_notes"),
    endpoints: await checkList("WebhookEndpoint", "/v1/webhook_endpoints"),
    configurations: await checkList("BillingPortal.Configuration", "/v1/billing_portal/configurations"),
  };
  for (const [name, count] of Object.entries(counts)) expect([name, count > 0]).toEqual([name, true]);

  await checkEvents();
  expect([...checked].sort()).toEqual(expect.arrayContaining(EXPECTED_TYPES));
});

test("what is answered once has the shape as well: sessions of the portal, previews, lines, secrets, deletions", async () => {
  const subscription = await harness.subscribe();
  const customer = subscription.customer as string;
  const answers: [(typeof NAMES)[number], string, string, Record<string, string>][] = [
    [
      "BillingPortal.Session",
      "POST",
      "/v1/billing_portal/sessions",
      { customer, "flow_data[type]": "payment_method_update" },
    ],
    ["Invoice", "POST", "/v1/invoices/create_preview", { subscription: subscription.id }],
    [
      "WebhookEndpoint",
      "POST",
      "/v1/webhook_endpoints",
      { url: "http://localhost:1", "enabled_events[]": "*" },
    ],
    ["TaxId", "POST", `/v1/customers/${customer}/tax_ids`, { type: "eu_vat", value: "DE123456789" }],
    ["DeletedCustomer", "DELETE", `/v1/customers/${customer}`, {}],
    ["DeletedCustomer", "GET", `/v1/customers/${customer}`, {}],
  ];
  for (const [name, method, path, form] of answers) {
    const { status, body } = await harness.call(method, path, form);
    expect([path, status, problems(name, body)]).toEqual([path, 200, []]);
  }
  expect(
    await checkList("InvoiceLineItem", `/v1/invoices/${subscription.latest_invoice as string}/lines`),
  ).toBe(1);
  const session = await harness.openCheckout();
  expect(await checkList("LineItem", `/v1/checkout/sessions/${session.id}/line_items`)).toBe(1);
});
