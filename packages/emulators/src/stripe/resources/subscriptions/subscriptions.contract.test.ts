import { expect, test } from "vitest";
import { useHarness } from "../../testing/use-harness";

const harness = useHarness();

test("a subscription has its period on its items alone and the flexible billing mode", async () => {
  const subscription = await harness.subscribe();
  expect(subscription).toMatchObject({ status: "active", billing_mode: { type: "flexible" } });
  expect(subscription).not.toHaveProperty("current_period_end");
  const [item] = subscription.items.data;
  expect(item!.current_period_end).toBeGreaterThan(item!.current_period_start);
});

test("without a payment method a subscription is refused, and so is a foreign one", async () => {
  const { id } = await harness.stripe.customers.create({});
  const items = [{ price: harness.prices.professional.id }];
  await expect(harness.stripe.subscriptions.create({ customer: id, items })).rejects.toMatchObject({
    code: "resource_missing",
    message: expect.stringContaining("no attached payment source") as string,
  });
  const other = await harness.customerWith("pm_card_visa");
  const default_payment_method = other.invoice_settings.default_payment_method as string;
  await expect(
    harness.stripe.subscriptions.create({ customer: id, items, default_payment_method }),
  ).rejects.toMatchObject({ param: "default_payment_method" });
});

test("a first payment that fails leaves it incomplete", async () => {
  const subscription = await harness.subscribe("pm_card_chargeCustomerFail");
  expect(subscription.status).toBe("incomplete");
  expect(await harness.invoicesOf(subscription)).toMatchObject([{ status: "open", attempt_count: 1 }]);
});

test("a cancellation by min_period_end is set and cleared again", async () => {
  const { id, items } = await harness.subscribe();
  const cancelling = await harness.stripe.subscriptions.update(id, { cancel_at: "min_period_end" });
  expect(cancelling).toMatchObject({
    status: "active",
    cancel_at: items.data[0]!.current_period_end,
    cancel_at_period_end: false,
    canceled_at: expect.any(Number),
    cancellation_details: { reason: "cancellation_requested" },
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

test("an ended subscription is gone for a cancellation, and changes its metadata alone", async () => {
  const { stripe } = harness;
  const { id } = await harness.subscribe();
  expect(await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false })).toMatchObject({
    status: "canceled",
    ended_at: expect.any(Number),
  });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    code: "invalid_canceled_subscription_fields",
  });
  expect((await stripe.subscriptions.update(id, { metadata: { a: "1" } })).metadata).toEqual({ a: "1" });
});

test("a customer's subscriptions are listed in every status, newest first", async () => {
  const first = await harness.subscribe();
  const second = await harness.subscribe();
  await harness.stripe.subscriptions.cancel(first.id);
  const ids = async (customer?: string) =>
    (await harness.stripe.subscriptions.list({ status: "all", customer })).data.map(({ id }) => id);
  expect(await ids()).toEqual([second.id, first.id]);
  expect(await ids(first.customer as string)).toEqual([first.id]);
});
