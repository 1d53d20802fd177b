import { DAY_MS } from "@takt/emulators/stripe/testing/start-harness";
import { expect, test } from "vitest";
import { useBillingHarness, getValue } from "../testing/use-billing-harness";
import { listPayments } from "./list-payments";

const harness = useBillingHarness();
const refund = (subscriptionId: string, amountCents: number | null, key = "refund:1") =>
  getValue(harness.payments.refund({ subscriptionId, amountCents, key }));
const paid = async (subscriptionId: string) =>
  (await listPayments(harness.stripe, subscriptionId)).reduce((sum, { leftCents }) => sum + leftCents, 0);
const refunds = async () => (await harness.stripe.refunds.list()).data.map(({ amount }) => amount);

test("all is refunded once, whatever the key, and the repetition says what it was", async () => {
  const { subscription } = await harness.buy();
  expect(await paid(subscription.id)).toBe(2900);
  const first = await refund(subscription.id, null);
  expect(first).toMatchObject({ amountCents: 2900, currency: "eur" });
  expect(await paid(subscription.id)).toBe(0);
  expect(await refund(subscription.id, null)).toEqual(first);
  expect(await refund(subscription.id, null, "refund:2")).toEqual({
    id: null,
    amountCents: 0,
    currency: "eur",
    parts: [],
  });
  expect(await refunds()).toEqual([2900]);
});

test("a part is refunded once for each key, and never more than was paid", async () => {
  const { subscription } = await harness.buy();
  expect(await refund(subscription.id, 1000)).toMatchObject({ amountCents: 1000 });
  expect(await refund(subscription.id, 1000)).toMatchObject({ amountCents: 1000 });
  expect(await paid(subscription.id)).toBe(1900);
  expect(await refund(subscription.id, 5000, "refund:2")).toMatchObject({ amountCents: 1900 });
  expect(await refund(subscription.id, 5000, "refund:2")).toMatchObject({ amountCents: 1900 });
  expect(await refunds()).toEqual([1900, 1000]);
});

test("a refund spans payments, the newest first, and goes on where it was interrupted", async () => {
  const { subscription } = await harness.buy();
  await harness.control.tick(32 * DAY_MS);
  expect(await paid(subscription.id)).toBe(5800);
  await harness.control.fault({
    kind: "answer",
    status: 500,
    body: { error: { type: "api_error", message: "x" } },
    match: { path: "^/v1/refunds$", method: "POST", bodyMatches: "amount=1100" },
  });
  const what = { subscriptionId: subscription.id, amountCents: 4000, key: "refund:1" };
  expect(await harness.payments.refund(what)).toMatchObject({ kind: "unavailable" });
  expect(await refunds()).toEqual([2900]);
  expect(await refund(subscription.id, 4000)).toMatchObject({ amountCents: 4000 });
  expect(await refund(subscription.id, 4000)).toMatchObject({ amountCents: 4000 });
  expect(await refunds()).toEqual([1100, 2900]);
  const charges = (await harness.stripe.charges.list()).data.map((charge) => charge.amount_refunded);
  expect(charges).toEqual([2900, 1100]);
  expect(await paid(subscription.id)).toBe(1800);
});

test("payments of earlier invoices are left alone when only later ones are asked for", async () => {
  const { subscription } = await harness.buy();
  await harness.control.tick(32 * DAY_MS);
  const what = { subscriptionId: subscription.id, amountCents: 4000, since: subscription.periodEndsAt! };
  expect(await getValue(harness.payments.refund({ ...what, key: "rest:1" }))).toMatchObject({
    amountCents: 2900,
  });
  expect(await refunds()).toEqual([2900]);
  expect((await harness.stripe.charges.list()).data.map((charge) => charge.amount_refunded)).toEqual([
    2900, 0,
  ]);
});

test("two at once refund once", async () => {
  const { subscription } = await harness.buy();
  const what = { subscriptionId: subscription.id, amountCents: null, key: "refund:1" };
  const kinds = await Promise.all([1, 2].map(() => harness.payments.refund(what)));
  expect(kinds.map(({ kind }) => kind)).toContain("ok");
  expect(await refunds()).toEqual([2900]);
});

test("what the Dashboard has refunded is not refunded again", async () => {
  const { subscription } = await harness.buy();
  const [charge] = (await harness.stripe.charges.list()).data;
  await harness.stripe.refunds.create({ charge: charge!.id, amount: 900 });
  expect(await paid(subscription.id)).toBe(2000);
  expect(await refund(subscription.id, null)).toMatchObject({ amountCents: 2000 });
});

test("a debit that is pending is not refunded, and is once it has arrived", async () => {
  const { subscription } = await harness.buy(undefined, {
    method: "sepa_debit",
    iban: "DE89370400440532013000",
  });
  expect(await paid(subscription.id)).toBe(0);
  expect(await refund(subscription.id, null)).toMatchObject({ id: null, amountCents: 0 });
  await harness.control.tick(180_000);
  expect(await refund(subscription.id, null)).toMatchObject({ amountCents: 2900 });
});

test("an ended subscription is refunded as well", async () => {
  const { subscription } = await harness.buy();
  await getValue(harness.payments.cancelNow(subscription.id));
  expect(await refund(subscription.id, null)).toMatchObject({ amountCents: 2900 });
});
