import Stripe from "stripe";
import { expect, test } from "vitest";
import { DAY_MS } from "../../testing/start-harness";
import { useHarness } from "../../testing/use-harness";

const harness = useHarness();
const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!;
const invoices = async (subscription: Stripe.Subscription) =>
  (await harness.stripe.invoices.list({ subscription: subscription.id })).data;
/** Moves the clock to the middle of the current period. */
async function tickToMiddle(subscription: Stripe.Subscription) {
  const { current_period_start, current_period_end } = itemOf(subscription);
  const { now } = await harness.control.tick(0);
  await harness.control.tick(((current_period_start + current_period_end) / 2) * 1_000 - now);
}

test("a subscription has its period on its items alone and the flexible billing mode", async () => {
  const subscription = await harness.subscribe();
  expect(subscription).toMatchObject({ status: "active", billing_mode: { type: "flexible" } });
  expect(subscription).not.toHaveProperty("current_period_end");
  expect(itemOf(subscription).current_period_end).toBeGreaterThan(itemOf(subscription).current_period_start);
});

test("a first payment that fails leaves it incomplete, and it expires after 23 hours with its invoice", async () => {
  const subscription = await harness.subscribe("pm_card_chargeCustomerFail");
  expect(subscription.status).toBe("incomplete");
  await harness.control.tick(22 * 3_600_000);
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe("incomplete");
  await harness.control.tick(2 * 3_600_000);
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe("incomplete_expired");
  expect(await invoices(subscription)).toMatchObject([{ status: "void" }]);
});

test("an incomplete subscription is active once its invoice is paid", async () => {
  const subscription = await harness.subscribe("pm_card_chargeCustomerFail");
  const [invoice] = await invoices(subscription);
  const declined = harness.stripe.invoices.pay(invoice!.id);
  await expect(declined).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(await harness.stripe.invoices.pay(invoice!.id, { payment_method: "pm_card_visa" })).toMatchObject({
    status: "paid",
  });
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  await harness.control.tick(2 * DAY_MS);
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("with error_if_incomplete nothing is created, with default_incomplete nothing is charged", async () => {
  const failing = harness.subscribe("pm_card_chargeCustomerFail", {
    payment_behavior: "error_if_incomplete",
  });
  await expect(failing).rejects.toMatchObject({ statusCode: 402, decline_code: "generic_decline" });
  expect((await harness.stripe.subscriptions.list({ status: "all" })).data).toEqual([]);
  const waiting = await harness.subscribe("pm_card_visa", { payment_behavior: "default_incomplete" });
  expect(waiting.status).toBe("incomplete");
  expect((await harness.stripe.charges.list()).data).toEqual([]);
});

test("without a payment method a subscription is refused", async () => {
  const { id } = await harness.stripe.customers.create({});
  await expect(
    harness.stripe.subscriptions.create({ customer: id, items: [{ price: harness.prices.professional.id }] }),
  ).rejects.toMatchObject({
    code: "resource_missing",
    message: expect.stringContaining("no attached payment source"),
  });
});

test("a cancellation by min_period_end is set and cleared again", async () => {
  const { id, items } = await harness.subscribe();
  const cancelling = await harness.stripe.subscriptions.update(id, {
    cancel_at: "min_period_end",
    cancellation_details: { feedback: "too_expensive", comment: "Dear" },
  });
  expect(cancelling).toMatchObject({
    status: "active",
    cancel_at: items.data[0]!.current_period_end,
    cancel_at_period_end: false,
    canceled_at: expect.any(Number),
    cancellation_details: { comment: "Dear", feedback: "too_expensive", reason: "cancellation_requested" },
  });
  expect(await harness.stripe.subscriptions.update(id, { cancel_at: "" })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
  expect(await harness.stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    cancel_at: items.data[0]!.current_period_end,
    cancel_at_period_end: true,
  });
  expect(await harness.stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    cancel_at_period_end: false,
  });
});

test("an upgrade with always_invoice is charged for the rest of the period at once", async () => {
  const subscription = await harness.subscribe();
  await tickToMiddle(subscription);
  const upgraded = await harness.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: harness.prices.enterprise.id }],
    proration_behavior: "always_invoice",
  });
  expect(itemOf(upgraded)).toMatchObject({
    id: itemOf(subscription).id,
    price: { id: harness.prices.enterprise.id },
    current_period_end: itemOf(subscription).current_period_end,
  });
  const [latest] = await invoices(subscription);
  expect(latest).toMatchObject({ status: "paid", billing_reason: "subscription_update", total: 3_500 });
  expect(latest!.lines.data.map(({ amount }) => amount)).toEqual([-1_450, 4_950]);
  expect(latest!.lines.data[0]!.description).toMatch(/^Unused time on Professional after \d\d \w{3} \d{4}$/);
  expect(latest!.lines.data[1]!.parent?.subscription_item_details).toMatchObject({ proration: true });
});

test("an upgrade with create_prorations is on the next invoice, one with none is not charged", async () => {
  const later = await harness.subscribe();
  const never = await harness.subscribe();
  await tickToMiddle(later);
  const change = (subscription: Stripe.Subscription, proration_behavior: "create_prorations" | "none") =>
    harness.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: harness.prices.enterprise.id }],
      proration_behavior,
    });
  await change(later, "create_prorations");
  await change(never, "none");
  expect(await invoices(later)).toHaveLength(1);
  await harness.control.tick(17 * DAY_MS);
  const [next] = await invoices(later);
  expect(next!.lines.data.map(({ amount }) => amount)).toEqual([-1_450, 4_950, 9_900]);
  expect(next).toMatchObject({ status: "paid", total: 13_400 });
  expect((await invoices(never))[0]).toMatchObject({ total: 9_900 });
});

test("a downgrade gives credit to the customer's balance, which pays the next invoice first", async () => {
  const subscription = await harness.subscribe("pm_card_visa", {
    items: [{ price: harness.prices.enterprise.id }],
  });
  await tickToMiddle(subscription);
  await harness.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: harness.prices.professional.id }],
    proration_behavior: "always_invoice",
  });
  const [credit] = await invoices(subscription);
  expect(credit).toMatchObject({ total: -3_500, amount_due: 0, status: "paid", ending_balance: -3_500 });
  const balance = async () =>
    ((await harness.stripe.customers.retrieve(subscription.customer as string)) as Stripe.Customer).balance;
  expect(await balance()).toBe(-3_500);
  await harness.control.tick(17 * DAY_MS);
  expect((await invoices(subscription))[0]).toMatchObject({
    total: 2_900,
    amount_due: 0,
    amount_paid: 0,
    starting_balance: -3_500,
    ending_balance: -600,
    status: "paid",
  });
  expect(await balance()).toBe(-600);
});

test("a change of the interval begins a new period and is charged at once", async () => {
  const subscription = await harness.subscribe();
  await tickToMiddle(subscription);
  const yearly = await harness.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: harness.prices.professional_yearly.id }],
  });
  const days = (itemOf(yearly).current_period_end - itemOf(yearly).current_period_start) / 86_400;
  expect(days).toBeGreaterThanOrEqual(365);
  expect(yearly.billing_cycle_anchor).toBe(itemOf(yearly).current_period_start);
  expect((await invoices(subscription))[0]).toMatchObject({ total: 29_000 - 1_450, status: "paid" });
  const whole = await harness.subscribe();
  await tickToMiddle(whole);
  await harness.stripe.subscriptions.update(whole.id, {
    items: [{ id: itemOf(whole).id, price: harness.prices.professional_yearly.id }],
    proration_behavior: "none",
  });
  expect((await invoices(whole))[0]).toMatchObject({ total: 29_000, status: "paid" });
});

test("an item without an id is added and does not replace the other", async () => {
  const subscription = await harness.subscribe();
  const both = await harness.stripe.subscriptions.update(subscription.id, {
    items: [{ price: harness.prices.enterprise.id }],
  });
  expect(both.items.data.map(({ price }) => price.unit_amount)).toEqual([2_900, 9_900]);
  await expect(
    harness.stripe.subscriptions.update(subscription.id, {
      items: [{ price: harness.prices.enterprise.id }],
    }),
  ).rejects.toThrow(/same price/);
});

test("a declined upgrade with error_if_incomplete changes nothing, with allow_incomplete it is past due", async () => {
  const subscription = await harness.subscribe();
  const customer = subscription.customer as string;
  const bad = await harness.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await harness.stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  const upgrade = (payment_behavior: "error_if_incomplete" | "allow_incomplete") =>
    harness.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: harness.prices.enterprise.id }],
      proration_behavior: "always_invoice",
      payment_behavior,
    });
  await tickToMiddle(subscription);
  await expect(upgrade("error_if_incomplete")).rejects.toMatchObject({ statusCode: 402 });
  const unchanged = await harness.stripe.subscriptions.retrieve(subscription.id);
  expect(itemOf(unchanged).price.id).toBe(harness.prices.professional.id);
  expect(await invoices(subscription)).toHaveLength(1);
  const upgraded = await upgrade("allow_incomplete");
  expect(upgraded.status).toBe("past_due");
  expect(itemOf(upgraded).price.id).toBe(harness.prices.enterprise.id);
});

test("a preview shows what an upgrade would cost and saves nothing", async () => {
  const subscription = await harness.subscribe();
  await tickToMiddle(subscription);
  const details = { items: [{ id: itemOf(subscription).id, price: harness.prices.enterprise.id }] };
  const preview = await harness.stripe.invoices.createPreview({
    customer: subscription.customer as string,
    subscription: subscription.id,
    subscription_details: { ...details, proration_behavior: "always_invoice" },
  });
  expect(preview).toMatchObject({
    total: 3_500,
    status: "draft",
    id: expect.stringMatching(/^upcoming_in_/),
  });
  const next = await harness.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: details,
  });
  expect(next.lines.data.map(({ amount }) => amount)).toEqual([-1_450, 4_950, 9_900]);
  expect((await harness.stripe.invoices.createPreview({ subscription: subscription.id })).total).toBe(2_900);
  expect(itemOf(await harness.stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(
    harness.prices.professional.id,
  );
  expect(await invoices(subscription)).toHaveLength(1);
});

test("a cancellation at once with prorate and invoice_now gives the rest of the period as credit", async () => {
  const subscription = await harness.subscribe();
  await tickToMiddle(subscription);
  const ended = await harness.stripe.subscriptions.cancel(subscription.id, {
    prorate: true,
    invoice_now: true,
  });
  expect(ended).toMatchObject({ status: "canceled", ended_at: expect.any(Number) });
  expect((await invoices(subscription))[0]).toMatchObject({ total: -1_450, ending_balance: -1_450 });
  await expect(harness.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(
    harness.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ code: "invalid_canceled_subscription_fields" });
  expect(
    (await harness.stripe.subscriptions.update(subscription.id, { metadata: { a: "1" } })).metadata,
  ).toEqual({
    a: "1",
  });
});

test("lists leave out what was canceled unless it is asked for", async () => {
  const first = await harness.subscribe();
  const second = await harness.subscribe();
  await harness.stripe.subscriptions.cancel(first.id);
  const ids = async (params: Stripe.SubscriptionListParams) =>
    (await harness.stripe.subscriptions.list(params)).data.map(({ id }) => id);
  expect(await ids({})).toEqual([second.id]);
  expect(await ids({ status: "all" })).toEqual([second.id, first.id]);
  expect(await ids({ status: "canceled" })).toEqual([first.id]);
  expect(await ids({ customer: first.customer as string })).toEqual([]);
  expect(await ids({ price: harness.prices.enterprise.id })).toEqual([]);
});

test("a trial can be ended now", async () => {
  const trialing = await harness.subscribe("pm_card_visa", { trial_period_days: 14 });
  const started = await harness.stripe.subscriptions.update(trialing.id, { trial_end: "now" });
  expect(started).toMatchObject({ status: "active" });
  expect((await invoices(trialing))[0]).toMatchObject({ total: 2_900, status: "paid" });
});
