import type Stripe from "stripe";
import { expect, test } from "vitest";
import { DAY_MS, sendForm } from "../../testing/start-harness";
import { useHarness } from "../../testing/use-harness";

const harness = useHarness();
const IBAN = { method: "sepa_debit", iban: "DE89 3704 0044 0532 0130 00" };
const FAILING_IBAN = { method: "sepa_debit", iban: "DE62370400440532013001" };
const retrieve = (session: Stripe.Checkout.Session) =>
  harness.stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription", "customer", "invoice"] });
const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers, redirect: "manual" });
  return { status: response.status, text: await response.text() };
};

test("a paid checkout makes customer, subscription and invoice and leads back with the session's id", async () => {
  const session = await harness.openCheckout({
    client_reference_id: "user-1",
    metadata: { user_id: "user-1" },
    subscription_data: { metadata: { user_id: "user-1" } },
  });
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 2_900,
    customer: null,
  });
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
    customer: { email: "jana@example.com", name: "Jana Berg" },
    subscription: { status: "active", metadata: { user_id: "user-1" } },
    invoice: { status: "paid", amount_paid: 2_900, billing_reason: "subscription_create" },
  });
  const types = await harness.eventTypes();
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
  const { subscription, customer } = (await retrieve(session)) as unknown as {
    subscription: Stripe.Subscription;
    customer: Stripe.Customer;
  };
  expect(customer.invoice_settings.default_payment_method).toBeNull();
  const methods = await harness.stripe.customers.listPaymentMethods(customer.id);
  expect(methods.data.map(({ id }) => id)).toEqual([subscription.default_payment_method]);
});

test("a checkout of a known customer changes only what it may", async () => {
  const { id } = await harness.stripe.customers.create({ email: "jana@example.com", name: "Jana" });
  await harness.pay(await harness.openCheckout({ customer: id }));
  expect(await harness.stripe.customers.retrieve(id)).toMatchObject({ name: "Jana", address: null });
  await harness.pay(
    await harness.openCheckout({ customer: id, customer_update: { address: "auto", name: "auto" } }),
    { country: "AT" },
  );
  expect(await harness.stripe.customers.retrieve(id)).toMatchObject({
    name: "Jana Berg",
    address: { country: "AT" },
  });
});

test.each([
  ["4000000000000002", "Your card was declined.", "card_declined", "generic_decline"],
  ["4000000000009995", "Your card has insufficient funds.", "card_declined", "insufficient_funds"],
  ["4000000000000069", "Your card has expired.", "expired_card", "expired_card"],
])(
  "card %s is declined on the page, and the checkout goes on with another",
  async (number, text, code, decline) => {
    const session = await harness.openCheckout();
    const declined = await harness.pay(session, { number });
    expect([declined.status, declined.location]).toEqual([422, null]);
    expect(declined.text).toContain(text);
    expect(await retrieve(session)).toMatchObject({ status: "open", subscription: null });
    const [intent] = (await harness.stripe.paymentIntents.list()).data;
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code, decline_code: decline, type: "card_error" },
    });
    expect((await harness.pay(session)).status).toBe(303);
    expect((await harness.stripe.paymentIntents.list()).data).toMatchObject([
      { id: intent!.id, status: "succeeded" },
    ]);
    expect((await harness.stripe.charges.list()).data.map(({ status }) => status)).toEqual([
      "succeeded",
      "failed",
    ]);
  },
);

test("a 3-D Secure step that is completed pays, and one that fails does not", async () => {
  const session = await harness.openCheckout();
  const failing = await harness.pay(session, { number: "4000002500003155" });
  expect(failing.location).toContain("/3d-secure/");
  expect((await page(failing.location!)).text).toContain("Complete authentication");
  const failed = await sendForm(failing.location!, { outcome: "fail" });
  expect((await page(failed.location!)).text).toContain("unable to authenticate");
  expect(await retrieve(session)).toMatchObject({ status: "open" });

  const asked = await harness.pay(session, { number: "4000002500003155" });
  const [intent] = (await harness.stripe.paymentIntents.list()).data;
  expect(intent).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
  const completed = await sendForm(asked.location!, { outcome: "complete" });
  expect(completed.location).toContain(`session_id=${session.id}`);
  expect(await retrieve(session)).toMatchObject({ status: "complete", payment_status: "paid" });
  const [charge] = (await harness.stripe.charges.list()).data;
  expect(charge).toMatchObject({
    payment_method_details: { card: { three_d_secure: { result: "authenticated" } } },
  });
  expect((await page(asked.location!)).status).toBe(410);
});

test("a debit completes the checkout unpaid with an active subscription and is collected later", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session, IBAN);
  expect(await retrieve(session)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    subscription: { status: "active" },
    invoice: { status: "open" },
  });
  expect((await harness.stripe.charges.list()).data).toMatchObject([{ status: "pending", paid: false }]);
  await harness.control.tick(180_000);
  expect(await retrieve(session)).toMatchObject({ payment_status: "paid", invoice: { status: "paid" } });
  expect(await harness.eventTypes()).toContain("checkout.session.async_payment_succeeded");
});

test("a debit that comes back makes the subscription past due and is told", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session, FAILING_IBAN);
  await harness.control.tick(180_000);
  expect(await retrieve(session)).toMatchObject({
    payment_status: "unpaid",
    subscription: { status: "past_due" },
    invoice: { status: "open", attempt_count: 1, next_payment_attempt: expect.any(Number) },
  });
  const types = await harness.eventTypes();
  expect(types).toContain("checkout.session.async_payment_failed");
  expect(types).toContain("invoice.payment_failed");
});

test("a trial is paid nothing for, and a card that declines later can begin it", async () => {
  const session = await harness.openCheckout({ subscription_data: { trial_period_days: 14 } });
  expect(session.amount_total).toBe(0);
  expect((await harness.pay(session, { number: "4000000000000002" })).status).toBe(422);
  await harness.pay(session, { number: "4000000000000341" });
  expect(await retrieve(session)).toMatchObject({
    payment_status: "no_payment_required",
    subscription: { status: "trialing" },
    invoice: { status: "paid", total: 0 },
  });
  expect((await harness.stripe.paymentIntents.list()).data).toEqual([]);
});

test("automatic tax is in the total and in the invoice, and a VAT id of another country takes it away", async () => {
  const params = { automatic_tax: { enabled: true }, tax_id_collection: { enabled: true } } as const;
  const german = await harness.openCheckout(params);
  await harness.pay(german);
  expect(await retrieve(german)).toMatchObject({
    amount_total: 2_900,
    total_details: { amount_tax: 463 },
    invoice: {
      total: 2_900,
      total_excluding_tax: 2_437,
      total_taxes: [{ amount: 463, taxability_reason: "standard_rated" }],
    },
  });
  const french = await harness.openCheckout(params);
  await harness.pay(french, { country: "FR", tax_id: "FR12345678901" });
  expect(await retrieve(french)).toMatchObject({
    total_details: { amount_tax: 0 },
    customer_details: { tax_ids: [{ type: "eu_vat", value: "FR12345678901" }] },
    invoice: { total: 2_900, total_taxes: [{ amount: 0, taxability_reason: "reverse_charge" }] },
  });
});

test("a session expires by time and by request, and its page is gone", async () => {
  const session = await harness.openCheckout();
  expect((await page(session.url!)).status).toBe(200);
  await harness.control.tick(DAY_MS);
  expect(await retrieve(session)).toMatchObject({ status: "expired", url: null });
  expect((await page(session.url!)).status).toBe(410);
  expect((await harness.pay(session)).status).toBe(410);
  const second = await harness.openCheckout();
  expect(await harness.stripe.checkout.sessions.expire(second.id)).toMatchObject({ status: "expired" });
  await expect(harness.stripe.checkout.sessions.expire(second.id)).rejects.toThrow(/status of expired/);
  expect((await harness.eventTypes()).filter((type) => type === "checkout.session.expired")).toHaveLength(2);
});

test("a session that was paid cannot be paid again", async () => {
  const session = await harness.openCheckout();
  await harness.pay(session);
  expect((await harness.pay(session)).status).toBe(410);
  expect((await harness.stripe.subscriptions.list()).data).toHaveLength(1);
});

test("the page is in the session's language and shows lines, tax, consent and texts", async () => {
  const session = await harness.openCheckout({
    locale: "de",
    automatic_tax: { enabled: true },
    consent_collection: { terms_of_service: "required" },
    custom_text: {
      terms_of_service_acceptance: { message: "Ich verlange den Beginn vor Ablauf der Frist." },
    },
    billing_address_collection: "required",
  });
  const { text } = await page(session.url!);
  for (const part of [
    '<html lang="de">',
    "Emulierter Stripe-Checkout",
    "Kartennummer",
    "Professional",
    "29,00 €",
    "pro Monat",
    "Ich verlange den Beginn vor Ablauf der Frist.",
    "Postleitzahl",
    'href="http://localhost:3000/back"',
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(part);
  const refused = await harness.pay(session);
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining("Bitte akzeptieren Sie die Nutzungsbedingungen"),
  ]);
  expect((await harness.pay(session, { terms: "on", number: "4000000000009995" })).text).toContain(
    "Ihre Karte hat keine ausreichende Deckung.",
  );
  expect((await harness.pay(session, { terms: "on" })).status).toBe(303);
  expect((await retrieve(session)).consent).toEqual({ promotions: null, terms_of_service: "accepted" });
});

test.each([
  [{ number: "4242424242424241" }, "Your card number is incorrect."],
  [{ number: "4111111111111111" }, "non test card"],
  [{ expiry: "01/20" }, "expiration date is invalid"],
  [{ cvc: "" }, "security code is incomplete"],
  [{ email: "jana" }, "Your email is invalid."],
  [{ name: " " }, "Full name: Required"],
  [{ country: "" }, "Country or region: Required"],
  [{ method: "sepa_debit", iban: "DE00" }, "Your IBAN is invalid."],
])("a wrong field %j is told on the page and nothing is created", async (part, message) => {
  const session = await harness.openCheckout();
  const answer = await harness.pay(session, part);
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)]);
  expect((await harness.stripe.customers.list()).data).toEqual([]);
});

test("what Stripe refuses about parameters together is refused", async () => {
  const { id } = await harness.stripe.customers.create({});
  const refused = async (params: Partial<Stripe.Checkout.SessionCreateParams>) =>
    harness.openCheckout(params).then(
      () => "accepted",
      (error: Stripe.errors.StripeInvalidRequestError) => `${error.param}: ${error.message}`,
    );
  const now = Math.floor(Date.now() / 1_000);
  expect(await refused({ customer: id, customer_email: "a@b.de" })).toContain("only specify one of these");
  expect(await refused({ customer: id, automatic_tax: { enabled: true } })).toContain(
    "requires a valid address",
  );
  expect(await refused({ customer: id, tax_id_collection: { enabled: true } })).toContain(
    "customer_update[name]",
  );
  expect(await refused({ expires_at: now + 60 })).toContain("at least 30 minutes");
  expect(await refused({ expires_at: now + 90_000 })).toContain("less than 24 hours");
  expect(await refused({ success_url: "nowhere" })).toBe("success_url: Not a valid URL");
  expect(await refused({ mode: "payment" })).toBe("mode: Invalid mode: must be one of subscription");
  expect(await refused({ discounts: [{ coupon: "x" }] })).toContain("not supported by this emulator");
  await harness.control.settings({ termsOfServiceUrl: null });
  expect(await refused({ consent_collection: { terms_of_service: "required" } })).toContain(
    "unless a URL is set in the Stripe Dashboard",
  );
});
