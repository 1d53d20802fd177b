import { checkoutForm, sendForm } from "@takt/emulators/stripe/testing/start-harness";
import { expect, test } from "vitest";
import { APP_URL, useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const SEPA = { method: "sepa_debit", iban: "DE89370400440532013000" };

test("a checkout has all that the order says, and leads back with its id", async () => {
  const buyer = await harness.createBuyer();
  const order = harness.toOrder(buyer, { plan: "enterprise", interval: "year" });
  const { checkoutId, url } = await getValue(harness.payments.startCheckout(order));
  const session = await harness.stripe.checkout.sessions.retrieve(checkoutId, { expand: ["line_items"] });
  expect(session).toMatchObject({
    url,
    mode: "subscription",
    customer: buyer.customerId,
    client_reference_id: buyer.userId,
    metadata: { user_id: buyer.userId, order_id: order.orderId },
    amount_total: 79_200,
    currency: "eur",
    locale: "de",
    billing_address_collection: "required",
    tax_id_collection: { enabled: true },
    automatic_tax: { enabled: false },
    consent_collection: null,
    cancel_url: `${APP_URL}/app/user/subscription?checkout=cancelled`,
  });
  expect(session.expires_at - session.created).toBeGreaterThan(3500);
  expect(session.expires_at - session.created).toBeLessThan(3700);
  expect(await getValue(harness.payments.getCheckout(checkoutId))).toEqual({
    id: checkoutId,
    status: "open",
    paid: false,
    userId: buyer.userId,
    orderId: order.orderId,
    customerId: buyer.customerId,
    subscriptionId: null,
  });

  const paid = await sendForm(url, checkoutForm({ country: "AT" }));
  expect(paid.location).toBe(`${APP_URL}/app/user/subscription?checkout=success&session_id=${checkoutId}`);
  const [subscription] = await getValue(harness.payments.listSubscriptions(buyer.customerId));
  expect(subscription).toMatchObject({
    userId: buyer.userId,
    orderId: order.orderId,
    status: "active",
    plan: "enterprise",
    interval: "year",
    priceCents: 79_200,
    currency: "eur",
    cancelAt: null,
    endedAt: null,
  });
  expect(await getValue(harness.payments.getCheckout(checkoutId))).toMatchObject({
    status: "complete",
    paid: true,
    subscriptionId: subscription!.id,
  });
  // Entries on the page become the customer's address and name.
  expect(await harness.stripe.customers.retrieve(buyer.customerId)).toMatchObject({
    name: "Jana Berg",
    address: { country: "AT" },
  });
});

test("tax and consent are asked for where the settings say so", async () => {
  const order = harness.toOrder(await harness.createBuyer());
  const payments = harness.create({ tax: "automatic", termsConsent: true });
  const { checkoutId } = await getValue(payments.startCheckout(order));
  expect(await harness.stripe.checkout.sessions.retrieve(checkoutId)).toMatchObject({
    automatic_tax: { enabled: true },
    consent_collection: { terms_of_service: "required" },
  });
});

test("consent without terms in the Dashboard is refused with Stripe's words", async () => {
  await harness.control.settings({ termsOfServiceUrl: null });
  const order = harness.toOrder(await harness.createBuyer());
  expect(await harness.create({ termsConsent: true }).startCheckout(order)).toMatchObject({
    kind: "refused",
    reason: expect.stringContaining("terms of service") as string,
  });
});

test("the same order has one checkout, also from two tabs at once and in another language", async () => {
  const order = harness.toOrder(await harness.createBuyer());
  const [first, second] = await Promise.all([
    getValue(harness.payments.startCheckout(order)),
    getValue(harness.payments.startCheckout(order)),
  ]);
  expect(second).toEqual(first);
  const later = await getValue(harness.payments.startCheckout({ ...order, locale: "en" }));
  expect(later).toEqual(first);
  expect((await harness.stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test("an order whose checkout was paid gets no second one", async () => {
  const { orderId, userId, customerId } = await harness.buy();
  const order = harness.toOrder({ userId, customerId }, undefined, orderId);
  expect(await harness.payments.startCheckout({ ...order, locale: "en" })).toMatchObject({
    kind: "refused",
    code: "checkout_complete",
  });
  expect((await harness.stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test("a checkout is closed once; a paid one stays as it is", async () => {
  const order = harness.toOrder(await harness.createBuyer());
  const { checkoutId, url } = await getValue(harness.payments.startCheckout(order));
  const expire = () => getValue(harness.payments.expireCheckout(checkoutId));
  expect(await expire()).toEqual({ status: "expired" });
  expect(await expire()).toEqual({ status: "expired" });
  expect((await sendForm(url, checkoutForm())).status).not.toBe(303);
  const bought = await harness.buy();
  expect(await getValue(harness.payments.expireCheckout(bought.checkoutId))).toEqual({ status: "complete" });
});

test("a bank debit completes the checkout without being paid, and is paid days later", async () => {
  const { checkoutId, subscription } = await harness.buy(undefined, SEPA);
  expect(subscription.status).toBe("active");
  expect(await getValue(harness.payments.getCheckout(checkoutId))).toMatchObject({
    status: "complete",
    paid: false,
  });
  await harness.control.tick(180_000);
  expect(await getValue(harness.payments.getCheckout(checkoutId))).toMatchObject({ paid: true });
});

test("unknown checkouts and customers are refused as missing", async () => {
  const missing = { kind: "refused", code: "resource_missing" };
  expect(await harness.payments.getCheckout("cs_test_unknown")).toMatchObject(missing);
  expect(await harness.payments.expireCheckout("cs_test_unknown")).toMatchObject(missing);
  const nobody = { userId: crypto.randomUUID(), customerId: "cus_unknown" };
  expect(await harness.payments.startCheckout(harness.toOrder(nobody))).toMatchObject(missing);
});
