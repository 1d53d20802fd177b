import type Stripe from "stripe";
import { expect, test } from "vitest";
import { DAY_MS } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!;
const invoices = harness.invoicesOf;
/** Moves the clock to the middle of the current period. */
async function tickToMiddle(subscription: Stripe.Subscription) {
  const { current_period_start, current_period_end } = itemOf(subscription);
  const { now } = await harness.control.tick(0);
  await harness.control.tick(((current_period_start + current_period_end) / 2) * 1_000 - now);
}
const change = (subscription: Stripe.Subscription, price: Stripe.Price) =>
  harness.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    payment_behavior: "error_if_incomplete",
    proration_behavior: "always_invoice",
  });
const preview = (subscription: Stripe.Subscription, price: Stripe.Price) =>
  harness.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: itemOf(subscription).id, price: price.id }],
      proration_behavior: "always_invoice",
    },
  });

test("an upgrade is charged for the rest of the period at once", async () => {
  const subscription = await harness.subscribe();
  await tickToMiddle(subscription);
  const upgraded = await change(subscription, harness.prices.enterprise);
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

test("a downgrade gives credit to the customer's balance, which pays the next invoice first", async () => {
  const subscription = await harness.subscribe("pm_card_visa", {
    items: [{ price: harness.prices.enterprise.id }],
  });
  await tickToMiddle(subscription);
  await change(subscription, harness.prices.professional);
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
  const yearly = await change(subscription, harness.prices.professional_yearly);
  const days = (itemOf(yearly).current_period_end - itemOf(yearly).current_period_start) / 86_400;
  expect(days).toBeGreaterThanOrEqual(365);
  expect(yearly.billing_cycle_anchor).toBe(itemOf(yearly).current_period_start);
  expect((await invoices(subscription))[0]).toMatchObject({ total: 29_000 - 1_450, status: "paid" });
});

test("a declined upgrade changes nothing, and neither does one of an item that is not there", async () => {
  const subscription = await harness.subscribe();
  const customer = subscription.customer as string;
  await tickToMiddle(subscription);
  for (const [card, code] of [
    ["pm_card_chargeCustomerFail", "card_declined"],
    ["pm_card_authenticationRequired", "subscription_payment_intent_requires_action"],
  ] as const) {
    const { id } = await harness.stripe.paymentMethods.attach(card, { customer });
    await harness.stripe.subscriptions.update(subscription.id, { default_payment_method: id });
    await expect(change(subscription, harness.prices.enterprise)).rejects.toMatchObject({
      statusCode: 402,
      code,
    });
  }
  const unchanged = await harness.stripe.subscriptions.retrieve(subscription.id);
  expect(itemOf(unchanged).price.id).toBe(harness.prices.professional.id);
  expect(await invoices(subscription)).toHaveLength(1);
  const other = await harness.subscribe();
  await expect(
    change({ ...subscription, items: other.items }, harness.prices.enterprise),
  ).rejects.toMatchObject({ code: "resource_missing", param: "items[0][id]" });
});

test("a preview shows what an upgrade would cost and saves nothing", async () => {
  const subscription = await harness.subscribe();
  await tickToMiddle(subscription);
  expect(await preview(subscription, harness.prices.enterprise)).toMatchObject({
    total: 3_500,
    status: "draft",
    id: expect.stringMatching(/^upcoming_in_/),
  });
  expect(itemOf(await harness.stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(
    harness.prices.professional.id,
  );
  expect(await invoices(subscription)).toHaveLength(1);
});

test("a change during a trial costs nothing, and its preview is of the trial's end", async () => {
  const subscription = await harness.subscribe("pm_card_visa", { trial_period_days: 14 });
  expect(await preview(subscription, harness.prices.enterprise)).toMatchObject({ total: 9_900 });
  expect(await change(subscription, harness.prices.enterprise)).toMatchObject({ status: "trialing" });
  expect(await invoices(subscription)).toMatchObject([{ total: 0 }]);
});

test("the API changes a price with what Takt sends alone: everything else is refused by name", async () => {
  const subscription = await harness.subscribe();
  const items = [{ id: itemOf(subscription).id, price: harness.prices.enterprise.id }];
  for (const params of [
    { items },
    { items, proration_behavior: "create_prorations", payment_behavior: "error_if_incomplete" },
    { items: [{ ...items[0]!, quantity: 2 }], proration_behavior: "always_invoice" },
    { trial_end: "now" },
  ] as Stripe.SubscriptionUpdateParams[])
    await expect(harness.stripe.subscriptions.update(subscription.id, params)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("this emulator does not have it") as string,
    });
});
