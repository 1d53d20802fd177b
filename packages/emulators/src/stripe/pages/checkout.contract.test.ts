import type Stripe from "stripe";
import { expect, test } from "vitest";
import { DAY_MS, sendForm } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const IBAN = { method: "sepa_debit", iban: "DE89 3704 0044 0532 0130 00" };
const FAILING_IBAN = { method: "sepa_debit", iban: "DE62370400440532013001" };
const retrieve = ({ id }: { id: string }) => harness.stripe.checkout.sessions.retrieve(id);
const invoiceOf = async (session: Stripe.Checkout.Session) =>
  harness.stripe.invoices.retrieve((await retrieve(session)).invoice as string);
const subscriptionOf = async (session: Stripe.Checkout.Session) =>
  harness.stripe.subscriptions.retrieve((await retrieve(session)).subscription as string);
const customerOf = async ({ customer }: Stripe.Checkout.Session) =>
  (await harness.stripe.customers.retrieve(customer as string)) as Stripe.Customer;
/** The newest payment intent, as its events tell it. */
async function intent() {
  const { events } = await harness.state();
  return events.findLast(({ type }) => type.startsWith("payment_intent."))!.data
    .object as Stripe.PaymentIntent;
}
const page = async (url: string) => {
  const response = await fetch(url, { redirect: "manual" });
  return { status: response.status, text: await response.text() };
};

test("a paid checkout makes subscription and invoice and leads back with the session's id", async () => {
  const session = await harness.openCheckout({
    client_reference_id: "user-1",
    metadata: { user_id: "user-1" },
    subscription_data: { metadata: { user_id: "user-1" } },
  });
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 2_900 });
  expect(session.id).toMatch(/^cs_test_\w{58}$/);

  const answer = await harness.pay(session);
  expect([answer.status, answer.location]).toEqual([
    303,
    `http://localhost:3000/done?session_id=${session.id}`,
  ]);
  expect(await retrieve(session)).toMatchObject({
    status: "complete",
    payment_status: "paid",
    client_reference_id: "user-1",
    url: null,
  });
  expect(await subscriptionOf(session)).toMatchObject({ status: "active", metadata: { user_id: "user-1" } });
  expect(await invoiceOf(session)).toMatchObject({
    status: "paid",
    amount_paid: 2_900,
    billing_reason: "subscription_create",
  });
  const types: string[] = await harness.eventTypes();
  const order = [
    "customer.created",
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ];
  expect(order.map((type) => types.indexOf(type))).toEqual(
    order.map((type) => types.indexOf(type)).toSorted((a, b) => a - b),
  );
  expect(types).not.toContain("customer.updated");
});

test("the payment method is the subscription's and not the customer's default", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session);
  const customer = await customerOf(session);
  expect(customer.invoice_settings.default_payment_method).toBeNull();
  const methods = await harness.stripe.customers.listPaymentMethods(customer.id);
  const { default_payment_method } = await subscriptionOf(session);
  expect(methods.data.map(({ id }) => id)).toEqual([default_payment_method]);
});

test("a checkout changes only what it may of its customer", async () => {
  const first = await harness.openCheckout();
  await harness.pay(first);
  expect(await customerOf(first)).toMatchObject({ name: "Jana", address: null });
  const second = await harness.openCheckout({ customer_update: { address: "auto", name: "auto" } });
  await harness.pay(second, { country: "AT" });
  expect(await customerOf(second)).toMatchObject({ name: "Jana Berg", address: { country: "AT" } });
});

test("a declined card says so on the page, and the checkout goes on with another", async () => {
  const session = await harness.openCheckout();
  const declined = await harness.pay(session, { number: "4000000000000002" });
  expect([declined.status, declined.location]).toEqual([422, null]);
  expect(declined.text).toContain("Your card was declined.");
  expect(await retrieve(session)).toMatchObject({ status: "open", subscription: null });
  const refused = await intent();
  expect(refused).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", type: "card_error" },
  });
  expect((await harness.pay(session)).status).toBe(303);
  expect(await intent()).toMatchObject({ id: refused.id, status: "succeeded" });
  expect((await harness.stripe.charges.list()).data.map(({ status }) => status)).toEqual([
    "succeeded",
    "failed",
  ]);
});

test("a 3-D Secure step that is completed pays, and one that fails does not", async () => {
  const session = await harness.openCheckout();
  const failing = await harness.pay(session, { number: "4000002500003155" });
  expect(failing.location).toContain("/3d-secure/");
  expect((await page(failing.location!)).text).toContain("Complete authentication");
  const failed = await sendForm(failing.location!, { outcome: "fail" });
  expect((await page(failed.location!)).text).toContain("unable to authenticate");
  expect(await retrieve(session)).toMatchObject({ status: "open" });

  const asked = await harness.pay(session, { number: "4000002500003155" });
  expect(await intent()).toMatchObject({
    status: "requires_action",
    next_action: { type: "use_stripe_sdk" },
  });
  const completed = await sendForm(asked.location!, { outcome: "complete" });
  expect(completed.location).toContain(`session_id=${session.id}`);
  expect(await retrieve(session)).toMatchObject({ status: "complete", payment_status: "paid" });
  expect((await page(asked.location!)).status).toBe(410);
});

test("a debit completes the checkout unpaid with an active subscription and is collected later", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session, IBAN);
  expect(await retrieve(session)).toMatchObject({ status: "complete", payment_status: "unpaid" });
  expect((await subscriptionOf(session)).status).toBe("active");
  expect((await invoiceOf(session)).status).toBe("open");
  expect((await harness.stripe.charges.list()).data).toMatchObject([{ status: "pending", paid: false }]);
  await harness.control.tick(180_000);
  expect(await retrieve(session)).toMatchObject({ payment_status: "paid" });
  expect((await invoiceOf(session)).status).toBe("paid");
  expect(await harness.eventTypes()).toContain("checkout.session.async_payment_succeeded");
});

test("a debit that comes back makes the subscription past due and is told", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session, FAILING_IBAN);
  await harness.control.tick(180_000);
  expect(await retrieve(session)).toMatchObject({ payment_status: "unpaid" });
  expect((await subscriptionOf(session)).status).toBe("past_due");
  expect(await invoiceOf(session)).toMatchObject({
    status: "open",
    attempt_count: 1,
    next_payment_attempt: expect.any(Number),
  });
  const types = await harness.eventTypes();
  expect(types).toContain("checkout.session.async_payment_failed");
  expect(types).toContain("invoice.payment_failed");
});

test("credit pays first, and a checkout that it pays in full charges nothing", async () => {
  const { stripe } = harness;
  const session = await harness.openCheckout();
  const { id } = await customerOf(session);
  await stripe.customers.createBalanceTransaction(id, { amount: -5_000, currency: "eur" });
  expect((await harness.pay(session, { number: "4000000000000002" })).status).toBe(422);
  expect((await harness.pay(session)).status).toBe(303);
  expect((await stripe.charges.list()).data).toEqual([]);
  expect(await subscriptionOf(session)).toMatchObject({ status: "active" });
  expect(await customerOf(session)).toMatchObject({ balance: -2_100 });
});

test("a session expires by time and by request, and its page is gone", async () => {
  const session = await harness.openCheckout();
  expect((await page(session.url!)).status).toBe(200);
  await harness.control.tick(DAY_MS);
  expect(await retrieve(session)).toMatchObject({ status: "expired", url: null });
  expect((await page(session.url!)).status).toBe(410);
  expect((await harness.pay(session)).status).toBe(410);
  const second = await harness.openCheckout();
  await harness.pay(second, { number: "4000000000000002" });
  expect(await harness.stripe.checkout.sessions.expire(second.id)).toMatchObject({ status: "expired" });
  expect(await intent()).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  await expect(harness.stripe.checkout.sessions.expire(second.id)).rejects.toThrow(/status of expired/);
  expect((await harness.eventTypes()).filter((type) => type === "checkout.session.expired")).toHaveLength(2);
});

test("the end of a checkout is the caller's time, also when the clock was moved", async () => {
  await harness.control.tick(40 * DAY_MS);
  const session = await harness.openCheckout();
  await harness.control.tick(3_500_000);
  expect(await retrieve(session)).toMatchObject({ status: "open" });
  await harness.control.tick(200_000);
  expect(await retrieve(session)).toMatchObject({ status: "expired" });
});

test("a session that was paid cannot be paid again", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session);
  expect((await harness.pay(session)).status).toBe(410);
  expect((await harness.stripe.subscriptions.list({ status: "all" })).data).toHaveLength(1);
});

test("the page is in the session's language and shows lines, consent and the way back", async () => {
  const session = await harness.openCheckout({
    locale: "de",
    automatic_tax: { enabled: true },
    customer_update: { address: "auto", name: "auto" },
    consent_collection: { terms_of_service: "required" },
    billing_address_collection: "required",
  });
  const { text } = await page(session.url!);
  for (const part of [
    '<html lang="de">',
    "Emuliertes Stripe",
    "Kartennummer",
    "Professional",
    "29,00 €",
    "pro Monat",
    "Nutzungsbedingungen",
    "Postleitzahl",
    'href="http://localhost:3000/back"',
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(part);
  const refused = await harness.pay(session);
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining("Bitte akzeptieren Sie die Nutzungsbedingungen"),
  ]);
  expect((await harness.pay(session, { terms: "on", number: "4000000000000002" })).text).toContain(
    "Ihre Karte wurde abgelehnt.",
  );
  expect((await harness.pay(session, { terms: "on" })).status).toBe(303);
  expect(await retrieve(session)).toMatchObject({
    automatic_tax: { status: "complete" },
    consent: { promotions: null, terms_of_service: "accepted" },
    total_details: { amount_tax: 0 },
  });
});

test.each([
  [{ number: "4242" }, "Your card number is incomplete."],
  [{ number: "4111111111111111" }, "non test card"],
  [{ expiry: "01/20" }, "expiration date is invalid"],
  [{ cvc: "" }, "security code is incomplete"],
  [{ name: " " }, "Full name: Required"],
  [{ country: "" }, "Country or region: Required"],
  [{ method: "sepa_debit", iban: "DE00" }, "Your IBAN is invalid."],
])("a wrong field %j is told on the page and nothing is created", async (part, message) => {
  const session = await harness.openCheckout();
  const answer = await harness.pay(session, part);
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)]);
  expect(await retrieve(session)).toMatchObject({ status: "open" });
});

test("what Stripe refuses about parameters together is refused, and so is what is not emulated", async () => {
  const refused = async (params: Partial<Stripe.Checkout.SessionCreateParams>) =>
    harness.openCheckout(params).then(
      () => "accepted",
      (error: Stripe.errors.StripeInvalidRequestError) => `${error.param}: ${error.message}`,
    );
  const now = Math.floor(Date.now() / 1_000);
  for (const asking of [{ automatic_tax: { enabled: true } }, { tax_id_collection: { enabled: true } }])
    expect(await refused(asking)).toContain("customer_update: ");
  expect(await refused({ expires_at: now + 60 })).toContain("30 minutes to 24 hours");
  expect(await refused({ expires_at: now + 90_000 })).toContain("30 minutes to 24 hours");
  expect(await refused({ mode: "payment" })).toContain("mode: Invalid mode");
  expect(await refused({ discounts: [{ coupon: "x" }] })).toContain("this emulator does not have it");
  await harness.control.settings({ termsOfServiceUrl: null });
  expect(await refused({ consent_collection: { terms_of_service: "required" } })).toContain(
    "unless a URL is set in the Stripe Dashboard",
  );
});
