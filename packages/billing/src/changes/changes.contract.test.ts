import { DAY_MS, sendForm, checkoutForm } from "@takt/emulators/stripe/testing/start-harness";
import type { ChangePreview } from "@takt/domain/billing/ports/payments";
import { expect, test } from "vitest";
import type { Offer } from "../catalogue/offers";
import { APP_URL, useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const ENTERPRISE: Offer = { plan: "enterprise", interval: "month" };
const listInvoices = async (customer: string) => (await harness.stripe.invoices.list({ customer })).data;
const preview = (subscriptionId: string, offer: Offer) =>
  getValue(harness.payments.previewChange({ subscriptionId, ...offer }));
type Previewed = Pick<ChangePreview, "prorationAt" | "dueNowCents" | "totalCents" | "basis">;
const change = (subscriptionId: string, offer: Offer, previewed: Previewed, key = "change:1") =>
  harness.payments.changePlan({ subscriptionId, ...offer, previewed, key });
const NEVER_PREVIEWED: Previewed = { prorationAt: new Date(), dueNowCents: 0, totalCents: 0, basis: "" };

test.each<[string, Offer, Offer]>([
  ["another plan", { plan: "professional", interval: "month" }, ENTERPRISE],
  [
    "another interval",
    { plan: "professional", interval: "month" },
    { plan: "professional", interval: "year" },
  ],
  ["both", { plan: "professional", interval: "month" }, { plan: "enterprise", interval: "year" }],
])("a change to %s charges exactly what was previewed, even days later", async (_, from, to) => {
  const { customerId, subscription } = await harness.buy(from);
  await harness.control.tick(10 * DAY_MS);
  const previewed = await preview(subscription.id, to);
  const { dueNowCents, creditCents, nextCents, nextAt } = previewed;
  expect(dueNowCents).toBeGreaterThan(0);
  expect(creditCents).toBeGreaterThan(1000);
  await harness.control.tick(3_600_000);
  expect(await change(subscription.id, to, previewed)).toEqual({ kind: "ok", value: null });

  const [invoice] = await listInvoices(customerId);
  expect(invoice).toMatchObject({
    status: "paid",
    amount_paid: dueNowCents,
    billing_reason: "subscription_update",
  });
  const [changed] = await getValue(harness.payments.listSubscriptions(customerId));
  expect(changed).toMatchObject({ ...to, priceCents: nextCents });
  expect(changed!.periodEndsAt).toEqual(nextAt);
  // The next charge is the announced one.
  await harness.control.tick(nextAt.getTime() - (await harness.control.tick(0)).now + 2 * 3_600_000);
  expect((await listInvoices(customerId))[0]).toMatchObject({
    billing_reason: "subscription_cycle",
    total: nextCents,
  });
});

test.each<[string, Offer, Offer]>([
  ["a smaller plan", ENTERPRISE, { plan: "professional", interval: "month" }],
  [
    "months instead of a year",
    { plan: "professional", interval: "year" },
    { plan: "professional", interval: "month" },
  ],
])("a change to %s is credited, and nothing is charged", async (_, from, to) => {
  const { customerId, subscription } = await harness.buy(from);
  const previewed = await preview(subscription.id, to);
  const { dueNowCents, nextAt } = previewed;
  expect(dueNowCents).toBeLessThan(0);
  await getValue(change(subscription.id, to, previewed));
  expect((await listInvoices(customerId))[0]).toMatchObject({ amount_paid: 0, total: dueNowCents });
  expect(await harness.stripe.customers.retrieve(customerId)).toMatchObject({ balance: dueNowCents });
  const [changed] = await getValue(harness.payments.listSubscriptions(customerId));
  expect(changed).toMatchObject({ ...to, periodEndsAt: nextAt });
});

test("a repeated change charges once, and takes back a cancellation", async () => {
  const { customerId, subscription } = await harness.buy();
  await getValue(harness.payments.cancelAtPeriodEnd(subscription.id));
  const previewed = await preview(subscription.id, ENTERPRISE);
  const answers = await Promise.all([1, 2].map(() => change(subscription.id, ENTERPRISE, previewed)));
  expect(answers.map(({ kind }) => kind)).toEqual(["ok", "ok"]);
  expect((await change(subscription.id, ENTERPRISE, previewed)).kind).toBe("ok");
  expect(await listInvoices(customerId)).toHaveLength(2);
  expect(await getValue(harness.payments.listSubscriptions(customerId))).toMatchObject([
    { plan: "enterprise", cancelAt: null },
  ]);
});

test.each([
  ["declined", "4000000000000341", "card_declined"],
  ["in need of the customer", "4000002760003184", "subscription_payment_intent_requires_action"],
])("a charge that is %s changes nothing and is refused with its code", async (_, number, code) => {
  const { customerId, subscription } = await harness.buy();
  const visit = { customerId, locale: "de", returnUrl: `${APP_URL}/app`, page: "payment_method" } as const;
  const { url } = await getValue(harness.payments.openPortal(visit));
  const asked = await sendForm(url, checkoutForm({ action: "method", number }));
  if (asked.location?.includes("3d-secure")) await sendForm(asked.location, { outcome: "complete" });
  const previewed = await preview(subscription.id, ENTERPRISE);
  expect(await change(subscription.id, ENTERPRISE, previewed)).toMatchObject({ kind: "refused", code });
  expect(await getValue(harness.payments.listSubscriptions(customerId))).toMatchObject([
    { plan: "professional", status: "active" },
  ]);
  expect(await listInvoices(customerId)).toHaveLength(1);
});

test("a change during a trial costs nothing now, and the full price at its end", async () => {
  const { customerId } = await harness.createBuyer();
  const method = await harness.stripe.paymentMethods.attach("pm_card_visa", { customer: customerId });
  const [price] = (await harness.stripe.prices.list({ lookup_keys: ["professional_monthly"] })).data;
  const { id, trial_end } = await harness.stripe.subscriptions.create({
    customer: customerId,
    items: [{ price: price!.id }],
    trial_period_days: 14,
    default_payment_method: method.id,
  });
  const previewed = await preview(id, ENTERPRISE);
  expect(previewed).toMatchObject({
    dueNowCents: 0,
    creditCents: 0,
    nextCents: 9900,
    nextAt: new Date(trial_end! * 1000),
  });
  await getValue(change(id, ENTERPRISE, previewed));
  await harness.control.tick(15 * DAY_MS);
  expect((await listInvoices(customerId))[0]).toMatchObject({ status: "paid", amount_paid: 9900 });
});

test("an unknown subscription is refused as missing, an ended one is refused", async () => {
  const missing = { kind: "refused", code: "resource_missing" };
  expect(
    await harness.payments.previewChange({ subscriptionId: "sub_unknown", ...ENTERPRISE }),
  ).toMatchObject(missing);
  expect(await change("sub_unknown", ENTERPRISE, NEVER_PREVIEWED)).toMatchObject(missing);
  const { subscription } = await harness.buy();
  await getValue(harness.payments.cancelNow(subscription.id));
  expect(
    await harness.payments.previewChange({ subscriptionId: subscription.id, ...ENTERPRISE }),
  ).toMatchObject({
    kind: "refused",
  });
  expect(await change(subscription.id, ENTERPRISE, NEVER_PREVIEWED)).toMatchObject({ kind: "refused" });
});
