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
  "InvoicePayment",
  "PaymentIntent",
  "PaymentMethod",
  "Price",
  "Product",
  "Refund",
  "Subscription",
  "WebhookEndpoint",
] as const;
const problems = createShapeChecker([...NAMES]);

/** Checks an answer, as it is on the wire, as a type of the SDK. */
async function check(
  name: (typeof NAMES)[number],
  method: string,
  path: string,
  form: Record<string, string> = {},
) {
  const { status, body } = await harness.call(method, path, form);
  expect([path, status, body.error?.message]).toEqual([path, 200, undefined]);
  const objects = body.object === "list" ? (body.data as object[]) : [body];
  for (const object of objects) expect([object, problems(name, object)]).toEqual([object, []]);
  expect([path, objects.length > 0]).toEqual([path, true]);
  return body as { id: string };
}

const EXPECTED_TYPES = [
  "billing_portal.configuration.created",
  "billing_portal.session.created",
  "charge.dispute.created",
  "charge.failed",
  "charge.pending",
  "charge.refunded",
  "charge.succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "credit_note.created",
  "customer.created",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.updated",
  "customer.updated",
  "invoice.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.payment_succeeded",
  "invoice.updated",
  "invoice_payment.paid",
  "payment_intent.canceled",
  "payment_intent.created",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "payment_method.attached",
  "price.created",
  "product.created",
  "refund.created",
];

/** Lives through every kind of purchase, renewal and failure. */
async function buyEverything() {
  const { stripe, prices } = harness;
  const card = await harness.openCheckout({
    automatic_tax: { enabled: true },
    customer_update: { address: "auto", name: "auto" },
    tax_id_collection: { enabled: true },
    consent_collection: { terms_of_service: "required" },
  });
  await harness.pay(card, { number: "4000000000000002", terms: "on" });
  await harness.pay(card, { terms: "on", country: "FR" });
  for (const iban of ["DE89370400440532013000", "DE62370400440532013001"])
    await harness.pay(await harness.openCheckout(), { method: "sepa_debit", iban });
  const expiring = await harness.openCheckout();
  await harness.pay(expiring, { number: "4000000000000002" });
  const past = await harness.subscribe();
  await stripe.subscriptions.update(past.id, {
    items: [{ id: past.items.data[0]!.id, price: prices.enterprise.id }],
    payment_behavior: "error_if_incomplete",
    proration_behavior: "always_invoice",
  });
  await harness.control.failRenewals(past.customer as string);
  await harness.subscribe("pm_card_authenticationRequired", { trial_period_days: 3 });
  await harness.control.tick(62 * DAY_MS);
  return past;
}

test("every answer and event has the shape of the SDK's declarations", { timeout: 240_000 }, async () => {
  const past = await buyEverything();
  const customer = past.customer as string;
  const of = `/v1/customers/${customer}`;
  const [charge] = (await harness.stripe.charges.list({ customer })).data.filter(({ paid }) => paid);
  const [invoice] = (await harness.stripe.invoices.list({ customer, status: "paid" })).data;
  await check("Refund", "POST", "/v1/refunds", { charge: charge!.id, amount: "500" });
  const credit = { invoice: invoice!.id, amount: "100", credit_amount: "100" };
  await check("CreditNote", "POST", "/v1/credit_notes", credit);
  const { id: dispute } = await harness.control.dispute(charge!.id);
  const endpoint = { url: "http://localhost:1/hook", "enabled_events[]": "*" };
  await check("WebhookEndpoint", "POST", "/v1/webhook_endpoints", endpoint);
  const toggles = { "features[invoice_history][enabled]": "true" };
  const { id: configuration } = await check(
    "BillingPortal.Configuration",
    "POST",
    "/v1/billing_portal/configurations",
    toggles,
  );
  await check("BillingPortal.Session", "POST", "/v1/billing_portal/sessions", {
    customer,
    configuration,
    locale: "de",
    return_url: "http://localhost:3000",
    "flow_data[type]": "payment_method_update",
    "flow_data[after_completion][type]": "redirect",
    "flow_data[after_completion][redirect][return_url]": "http://localhost:3000",
  });
  const active = await harness.subscribe();
  await check("Invoice", "POST", "/v1/invoices/create_preview", {
    subscription: active.id,
    "subscription_details[items][0][id]": active.items.data[0]!.id,
    "subscription_details[items][0][price]": harness.prices.enterprise.id,
    "subscription_details[proration_behavior]": "always_invoice",
  });
  const [session] = (await harness.stripe.checkout.sessions.list()).data;
  const intent = charge!.payment_intent as string;

  await check("Customer", "GET", "/v1/customers");
  await check("CustomerBalanceTransaction", "GET", `${of}/balance_transactions`);
  await check("Product", "GET", "/v1/products/professional");
  await check("Price", "GET", "/v1/prices");
  await check("PaymentMethod", "GET", `${of}/payment_methods`);
  await check("Checkout.Session", "GET", "/v1/checkout/sessions", { limit: "100" });
  await check("Checkout.Session", "GET", `/v1/checkout/sessions/${session!.id}`, {
    "expand[]": "line_items",
  });
  await check("Subscription", "GET", "/v1/subscriptions", { status: "all", limit: "100" });
  await check("Invoice", "GET", "/v1/invoices", { "expand[]": "data.payments", limit: "100" });
  const payment = "data.payment.payment_intent";
  await check("InvoicePayment", "GET", "/v1/invoice_payments", { "expand[]": payment, limit: "100" });
  await check("PaymentIntent", "GET", `/v1/payment_intents/${intent}`, { "expand[]": "latest_charge" });
  await check("Charge", "GET", "/v1/charges", { limit: "100" });
  await check("Refund", "GET", "/v1/refunds");
  await check("Dispute", "GET", `/v1/disputes/${dispute}`, { "expand[]": "charge" });
  await check("WebhookEndpoint", "GET", "/v1/webhook_endpoints");
  await check("BillingPortal.Configuration", "GET", "/v1/billing_portal/configurations");
  await check("DeletedCustomer", "DELETE", of);
  await check("DeletedCustomer", "GET", of);

  const { events } = await harness.state();
  for (const { data, ...rest } of events) {
    const { previous_attributes: _, ...whole } = data as Stripe.Event.Data;
    expect([rest.type, problems("Event", { ...rest, data: whole })]).toEqual([rest.type, []]);
  }
  expect([...new Set(events.map(({ type }) => type))]).toEqual(expect.arrayContaining(EXPECTED_TYPES));
});
