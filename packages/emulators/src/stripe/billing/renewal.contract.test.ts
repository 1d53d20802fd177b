import type Stripe from "stripe";
import { expect, test } from "vitest";
import { addIntervals } from "../model/periods";
import { checkoutForm, DAY_MS, sendForm } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const HOUR_MS = 3_600_000;
const retrieve = (id: string) => harness.stripe.subscriptions.retrieve(id);
const latest = async ({ id }: { id: string }) =>
  harness.stripe.invoices.retrieve((await retrieve(id)).latest_invoice as string);
const charges = async () => (await harness.stripe.charges.list()).data.map(({ status }) => status);
/** Ticks until `hours` after the end of the current period. */
async function tickPastEnd(subscription: Stripe.Subscription, hours = 2) {
  const { now } = await harness.control.tick(0);
  return harness.control.tick(subscription.items.data[0]!.current_period_end * 1_000 - now + hours * HOUR_MS);
}

test("a period ends with a draft, which is finalized and paid an hour later", async () => {
  const subscription = await harness.subscribe();
  const end = subscription.items.data[0]!.current_period_end;
  await tickPastEnd(subscription, 0.5);
  const drafted = await retrieve(subscription.id);
  expect(drafted).toMatchObject({ status: "active", items: { data: [{ current_period_start: end }] } });
  expect(await latest(subscription)).toMatchObject({
    status: "draft",
    billing_reason: "subscription_cycle",
    number: null,
    invoice_pdf: null,
    hosted_invoice_url: null,
    automatically_finalizes_at: expect.any(Number),
  });
  await harness.control.tick(HOUR_MS);
  expect(await latest(subscription)).toMatchObject({
    status: "paid",
    amount_paid: 2_900,
    number: expect.stringMatching(/-0002$/),
  });
  expect(await charges()).toHaveLength(2);
});

test("many periods pass in one tick, each with its own invoice, on the day of the first", async () => {
  const subscription = await harness.subscribe();
  await harness.control.tick(100 * DAY_MS);
  const invoices = await harness.invoicesOf(subscription);
  expect(invoices.map(({ status }) => status)).toEqual(["paid", "paid", "paid", "paid"]);
  const [item] = (await retrieve(subscription.id)).items.data;
  expect(item!.current_period_end).toBe(addIntervals(subscription.billing_cycle_anchor, "month", 4));
});

test("a failed renewal is past due, is tried again after three, five and seven days, and ends", async () => {
  const subscription = await harness.subscribe();
  const customer = subscription.customer as string;
  await harness.control.failRenewals(customer);
  await tickPastEnd(subscription);
  expect((await retrieve(subscription.id)).status).toBe("past_due");
  const failed = await latest(subscription);
  expect(failed).toMatchObject({ status: "open", attempt_count: 1, attempted: true });
  expect(await harness.stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true });
  const waits = [failed.next_payment_attempt! - failed.status_transitions.finalized_at!];
  for (const days of [3, 5]) {
    const before = await latest(subscription);
    await harness.control.tick(days * DAY_MS + 1_000);
    waits.push((await latest(subscription)).next_payment_attempt! - before.next_payment_attempt!);
  }
  expect(waits.map((seconds) => Math.round(seconds / 86_400))).toEqual([3, 5, 7]);
  expect((await retrieve(subscription.id)).status).toBe("past_due");
  await harness.control.tick(7 * DAY_MS + 1_000);
  expect(await retrieve(subscription.id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
  expect(await latest(subscription)).toMatchObject({
    status: "open",
    attempt_count: 4,
    next_payment_attempt: null,
    auto_advance: false,
  });
  const types = await harness.eventTypes();
  expect(types.filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
  expect(types.filter((type) => type === "customer.subscription.deleted")).toHaveLength(1);
});

test("a retry that succeeds makes the subscription active again", async () => {
  const subscription = await harness.subscribe();
  const customer = subscription.customer as string;
  await harness.control.failRenewals(customer);
  await tickPastEnd(subscription);
  await harness.control.failRenewals(customer, false);
  await harness.control.tick(3 * DAY_MS + 1_000);
  expect((await retrieve(subscription.id)).status).toBe("active");
  expect(await latest(subscription)).toMatchObject({ status: "paid", attempt_count: 1 });
  expect(await harness.stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
});

test("an older invoice that is paid does not repair the subscription, the latest one does", async () => {
  await harness.control.settings({ retryDays: [60] });
  const subscription = await harness.subscribe();
  await harness.control.failRenewals(subscription.customer as string);
  await tickPastEnd(subscription);
  const older = await latest(subscription);
  await tickPastEnd(await retrieve(subscription.id));
  await sendForm(older.hosted_invoice_url!, checkoutForm());
  expect((await retrieve(subscription.id)).status).toBe("past_due");
  await sendForm((await latest(subscription)).hosted_invoice_url!, checkoutForm());
  expect((await retrieve(subscription.id)).status).toBe("active");
});

test("a card that always asks for authentication stops a renewal until it is paid on the invoice's page", async () => {
  const subscription = await harness.subscribe("pm_card_authenticationRequired", { trial_period_days: 1 });
  await harness.control.tick(DAY_MS + 2 * HOUR_MS);
  expect((await retrieve(subscription.id)).status).toBe("past_due");
  expect(await harness.eventTypes()).toContain("invoice.payment_action_required");
  const { hosted_invoice_url: url } = await latest(subscription);
  const asked = await sendForm(url!, checkoutForm({ number: "4000002760003184" }));
  const failed = await sendForm(asked.location!, { outcome: "fail" });
  expect(failed.location).toBe(`${url}?failed=1`);
  const again = await sendForm(url!, checkoutForm({ number: "4000002760003184" }));
  expect((await sendForm(again.location!, { outcome: "complete" })).location).toBe(url);
  expect((await retrieve(subscription.id)).status).toBe("active");
});

test("a trial costs nothing and is charged at its end", async () => {
  const subscription = await harness.subscribe("pm_card_visa", { trial_period_days: 14 });
  expect(subscription).toMatchObject({ status: "trialing", trial_end: expect.any(Number) });
  expect(await latest(subscription)).toMatchObject({ status: "paid", total: 0 });
  await harness.control.tick(14 * DAY_MS + 2 * HOUR_MS);
  expect(await retrieve(subscription.id)).toMatchObject({
    status: "active",
    billing_cycle_anchor: subscription.trial_end,
  });
  expect(await latest(subscription)).toMatchObject({
    status: "paid",
    amount_paid: 2_900,
    billing_reason: "subscription_cycle",
  });
});

test("a renewal by a debit is pending without a second attempt, and a debit that comes back is tried again", async () => {
  await harness.control.settings({ debitMs: 5 * DAY_MS });
  const subscription = await harness.subscribe("pm_sepaDebit_success");
  const customer = subscription.customer as string;
  expect(subscription.status).toBe("active");
  await harness.control.tick(6 * DAY_MS);
  await tickPastEnd(subscription);
  expect((await retrieve(subscription.id)).status).toBe("active");
  const pending = await latest(subscription);
  expect(pending.status).toBe("open");
  await sendForm(pending.hosted_invoice_url!, checkoutForm());
  expect(await charges()).toEqual(["pending", "succeeded"]);
  await harness.control.failRenewals(customer);
  await harness.control.tick(5 * DAY_MS);
  expect((await retrieve(subscription.id)).status).toBe("past_due");
  expect(await latest(subscription)).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: expect.any(Number),
  });
  await harness.control.failRenewals(customer, false);
  await harness.control.tick(9 * DAY_MS);
  expect((await retrieve(subscription.id)).status).toBe("active");
  expect((await latest(subscription)).status).toBe("paid");
});

test("a subscription ends at its end and is not renewed", async () => {
  const subscription = await harness.subscribe();
  await harness.stripe.subscriptions.update(subscription.id, { cancel_at: "min_period_end" });
  await tickPastEnd(subscription, 24);
  expect(await retrieve(subscription.id)).toMatchObject({
    status: "canceled",
    ended_at: subscription.items.data[0]!.current_period_end,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect(await harness.invoicesOf(subscription)).toHaveLength(1);
  expect(await harness.eventTypes()).toContain("customer.subscription.deleted");
});
