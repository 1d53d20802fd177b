import { DAY_MS, sendForm } from "@takt/emulators/stripe/testing/start-harness";
import { expect, test } from "vitest";
import { APP_URL, useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const list = (customerId: string) => getValue(harness.payments.listSubscriptions(customerId));
const only = async (customerId: string) => (await list(customerId))[0]!;

test("a subscription has the period of its item", async () => {
  const { subscription } = await harness.buy();
  const [item] = (await harness.read(subscription.id)).items.data;
  expect(subscription.periodEndsAt).toEqual(new Date(item!.current_period_end * 1000));
  expect(subscription.periodEndsAt!.getTime() - subscription.createdAt.getTime()).toBeGreaterThan(
    27 * DAY_MS,
  );
  expect(subscription.defaultPaymentMethodId).toMatch(/^pm_/);
});

test("a cancellation ends with the period, twice is once, and it is taken back", async () => {
  const { customerId, subscription } = await harness.buy();
  const { id, periodEndsAt } = subscription;
  await getValue(harness.payments.cancelAtPeriodEnd(id));
  await getValue(harness.payments.cancelAtPeriodEnd(id));
  expect(await only(customerId)).toMatchObject({ status: "active", cancelAt: periodEndsAt });
  await getValue(harness.payments.resume(id));
  await getValue(harness.payments.resume(id));
  expect(await only(customerId)).toMatchObject({ status: "active", cancelAt: null });
});

test("a cancellation in the portal counts, and is taken back as well", async () => {
  const { customerId, subscription } = await harness.buy();
  // Our own configuration does not offer it; an operator may have made another one.
  const [portal] = (await harness.stripe.billingPortal.configurations.list()).data;
  await harness.stripe.billingPortal.configurations.update(portal!.id, {
    features: { subscription_cancel: { enabled: true, mode: "at_period_end" } },
  });
  const visit = { customerId, locale: "de", returnUrl: `${APP_URL}/app`, page: "home" } as const;
  const { url } = await getValue(harness.payments.openPortal(visit));
  await sendForm(url, { action: "cancel", subscription: subscription.id });
  expect(await harness.read(subscription.id)).toMatchObject({ cancel_at_period_end: false });
  expect(await only(customerId)).toMatchObject({ cancelAt: subscription.periodEndsAt });
  await getValue(harness.payments.resume(subscription.id));
  expect(await only(customerId)).toMatchObject({ cancelAt: null });
});

test("a cancellation to an earlier day ends then, charges nothing, and notes until when was paid", async () => {
  const { customerId, subscription } = await harness.buy({ plan: "professional", interval: "year" });
  const { id: subscriptionId, periodEndsAt } = subscription;
  const at = new Date(subscription.createdAt.getTime() + 30 * DAY_MS);
  const paidUntil = periodEndsAt!;
  const end = { subscriptionId, at, paidUntil };
  await getValue(harness.payments.cancelAt(end));
  await getValue(harness.payments.cancelAt(end));
  expect(await only(customerId)).toMatchObject({ status: "active", cancelAt: at, paidUntil });
  await getValue(harness.payments.resume(subscriptionId));
  expect(await only(customerId)).toMatchObject({
    cancelAt: null,
    paidUntil: null,
    userId: subscription.userId,
  });
  await getValue(harness.payments.cancelAt(end));
  await getValue(harness.payments.cancelAtPeriodEnd(subscriptionId));
  expect(await only(customerId)).toMatchObject({ cancelAt: periodEndsAt, paidUntil: null });

  await getValue(harness.payments.cancelAt(end));
  await harness.control.tick(31 * DAY_MS);
  const ended = await only(customerId);
  expect(ended).toMatchObject({ status: "canceled", paidUntil });
  expect(Math.abs(ended.endedAt!.getTime() - at.getTime())).toBeLessThan(60_000);
  expect((await harness.stripe.invoices.list({ customer: customerId })).data).toHaveLength(1);
  await getValue(harness.payments.closeRest(subscriptionId));
  expect(await only(customerId)).toMatchObject({ status: "canceled", paidUntil: null });
});

test("a cancellation by the flag counts, and is taken back as well", async () => {
  const { customerId, subscription } = await harness.buy();
  await harness.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(await only(customerId)).toMatchObject({ cancelAt: subscription.periodEndsAt });
  await getValue(harness.payments.resume(subscription.id));
  expect(await only(customerId)).toMatchObject({ cancelAt: null });
});

test("a subscription is ended at once, and stays so; then nothing is resumed", async () => {
  const { customerId, subscription } = await harness.buy();
  await getValue(harness.payments.cancelNow(subscription.id));
  await getValue(harness.payments.cancelNow(subscription.id));
  const ended = await only(customerId);
  expect(ended.status).toBe("canceled");
  expect(ended.endedAt).toBeInstanceOf(Date);
  expect(await harness.payments.resume(subscription.id)).toMatchObject({
    kind: "refused",
    code: "subscription_ended",
  });
  expect(await harness.payments.cancelAtPeriodEnd(subscription.id)).toMatchObject({ kind: "refused" });
});

test("a renewal that is declined makes it past due", async () => {
  const { customerId, subscription } = await harness.buy();
  await harness.control.failRenewals(customerId);
  await harness.control.tick(32 * DAY_MS);
  const due = await only(customerId);
  expect(due.status).toBe("past_due");
  expect(due.periodEndsAt!.getTime()).toBeGreaterThan(subscription.periodEndsAt!.getTime());
});

test("all subscriptions are listed, newest first, also those of a foreign price", async () => {
  const { customerId, subscription } = await harness.buy();
  await getValue(harness.payments.cancelNow(subscription.id));
  await harness.control.tick(1000);
  const { product } = (await harness.stripe.prices.list()).data[0]!;
  const price = await harness.stripe.prices.create({
    product: product as string,
    currency: "usd",
    unit_amount: 500,
    recurring: { interval: "week" },
  });
  await harness.stripe.subscriptions.create({
    customer: customerId,
    items: [{ price: price.id }],
    default_payment_method: subscription.defaultPaymentMethodId!,
  });
  expect(await list(customerId)).toMatchObject([
    {
      status: "active",
      plan: null,
      interval: null,
      userId: null,
      orderId: null,
      priceCents: 500,
      currency: "usd",
    },
    { id: subscription.id, status: "canceled" },
  ]);
});

test("a deleted customer has nothing that runs, and an unknown one has nothing", async () => {
  const { customerId } = await harness.buy();
  await harness.stripe.customers.del(customerId);
  expect((await list(customerId)).filter(({ status }) => status !== "canceled")).toEqual([]);
  expect(await getValue(harness.payments.listPaymentMethods(customerId, null))).toEqual([]);
  expect(await list("cus_unknown")).toEqual([]);
});

test("an unknown subscription is refused as missing", async () => {
  const missing = { kind: "refused", code: "resource_missing" };
  const { payments } = harness;
  for (const call of [payments.cancelAtPeriodEnd, payments.resume, payments.cancelNow])
    expect(await call("sub_unknown")).toMatchObject(missing);
});

test("more than a page of subscriptions is read to the end", async () => {
  const { customerId } = await harness.buy();
  const [price] = (await harness.stripe.prices.list({ lookup_keys: ["professional_monthly"] })).data;
  const make = () =>
    harness.stripe.subscriptions.create({
      customer: customerId,
      items: [{ price: price!.id }],
      trial_period_days: 7,
    });
  for (let count = 0; count < 104; count += 1) await make();
  expect(new Set((await list(customerId)).map(({ id }) => id)).size).toBe(105);
});
