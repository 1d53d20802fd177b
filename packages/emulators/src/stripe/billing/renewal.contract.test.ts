import type Stripe from "stripe";
import { expect, test } from "vitest";
import { addIntervals } from "../model/periods";
import { DAY_MS } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const HOUR_MS = 3_600_000;
const retrieve = (id: string) => harness.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
const invoiceOf = (subscription: Stripe.Subscription) => subscription.latest_invoice as Stripe.Invoice;
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
  expect(invoiceOf(drafted)).toMatchObject({
    status: "draft",
    billing_reason: "subscription_cycle",
    number: null,
    invoice_pdf: null,
    hosted_invoice_url: null,
    automatically_finalizes_at: expect.any(Number),
  });
  await harness.control.tick(HOUR_MS);
  const renewed = await retrieve(subscription.id);
  expect(invoiceOf(renewed)).toMatchObject({
    status: "paid",
    amount_paid: 2_900,
    number: expect.stringMatching(/-0002$/),
  });
  expect((await harness.stripe.charges.list()).data).toHaveLength(2);
});

test("many periods pass in one tick, each with its own invoice, on the day of the first", async () => {
  const subscription = await harness.subscribe();
  await harness.control.tick(100 * DAY_MS);
  const invoices = await harness.stripe.invoices.list({ subscription: subscription.id });
  expect(invoices.data.map(({ status }) => status)).toEqual(["paid", "paid", "paid", "paid"]);
  const [item] = (await retrieve(subscription.id)).items.data;
  const monthly = { interval: "month", interval_count: 1 } as const;
  expect(item!.current_period_end).toBe(addIntervals(subscription.billing_cycle_anchor, monthly, 4));
});

test("a failed renewal is past due, is tried again after three, five and seven days, and ends", async () => {
  const subscription = await harness.subscribe();
  const customer = subscription.customer as string;
  await harness.control.failRenewals(customer);
  await tickPastEnd(subscription);
  const due = await retrieve(subscription.id);
  expect(due.status).toBe("past_due");
  const failed = invoiceOf(due);
  expect(failed).toMatchObject({ status: "open", attempt_count: 1, attempted: true });
  expect((await harness.stripe.customers.retrieve(customer)) as Stripe.Customer).toMatchObject({
    delinquent: true,
  });
  const waits = [failed.next_payment_attempt! - failed.status_transitions.finalized_at!];
  for (const days of [3, 5]) {
    const before = invoiceOf(await retrieve(subscription.id));
    await harness.control.tick(days * DAY_MS + 1_000);
    const after = invoiceOf(await retrieve(subscription.id));
    waits.push(after.next_payment_attempt! - before.next_payment_attempt!);
  }
  expect(waits.map((seconds) => Math.round(seconds / 86_400))).toEqual([3, 5, 7]);
  expect((await retrieve(subscription.id)).status).toBe("past_due");
  await harness.control.tick(7 * DAY_MS + 1_000);
  const ended = await retrieve(subscription.id);
  expect(ended).toMatchObject({ status: "canceled", cancellation_details: { reason: "payment_failed" } });
  expect(invoiceOf(ended)).toMatchObject({
    status: "open",
    attempt_count: 4,
    next_payment_attempt: null,
    auto_advance: false,
  });
  const types = await harness.eventTypes();
  expect(types.filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
  expect(types.filter((type) => type === "customer.subscription.deleted")).toHaveLength(1);
});

test("by a setting the subscription stays unpaid instead, its next invoice stays a draft, and paying repairs it", async () => {
  await harness.control.settings({ afterRetries: "mark_unpaid", retryDays: [1] });
  const subscription = await harness.subscribe();
  await harness.control.failRenewals(subscription.customer as string);
  await tickPastEnd(subscription);
  await harness.control.tick(DAY_MS + 1_000);
  const unpaid = await retrieve(subscription.id);
  expect(unpaid.status).toBe("unpaid");
  await tickPastEnd(unpaid, 26);
  const next = await retrieve(subscription.id);
  expect(next.status).toBe("unpaid");
  expect(invoiceOf(next)).toMatchObject({ status: "draft", auto_advance: false });
  await harness.control.failRenewals(subscription.customer as string, false);
  await harness.stripe.invoices.pay(invoiceOf(next).id);
  expect((await retrieve(subscription.id)).status).toBe("active");
});

test("an older invoice that is paid does not repair the subscription, the latest one does", async () => {
  await harness.control.settings({ afterRetries: "leave_past_due", retryDays: [] });
  const subscription = await harness.subscribe();
  await harness.control.failRenewals(subscription.customer as string);
  await tickPastEnd(subscription);
  const older = invoiceOf(await retrieve(subscription.id));
  await tickPastEnd(await retrieve(subscription.id));
  const latest = invoiceOf(await retrieve(subscription.id));
  await harness.stripe.invoices.pay(older.id);
  expect((await retrieve(subscription.id)).status).toBe("past_due");
  await harness.stripe.invoices.pay(latest.id);
  expect((await retrieve(subscription.id)).status).toBe("active");
});

test("a retry that succeeds makes the subscription active again", async () => {
  const subscription = await harness.subscribe();
  await harness.control.failRenewals(subscription.customer as string);
  await tickPastEnd(subscription);
  await harness.control.failRenewals(subscription.customer as string, false);
  await harness.control.tick(3 * DAY_MS + 1_000);
  const repaired = await retrieve(subscription.id);
  expect(repaired.status).toBe("active");
  expect(invoiceOf(repaired)).toMatchObject({ status: "paid", attempt_count: 1 });
  expect(await harness.stripe.customers.retrieve(subscription.customer as string)).toMatchObject({
    delinquent: false,
  });
});

test("a card that always asks for authentication stops a renewal until it is paid on the invoice's page", async () => {
  const customer = await harness.customerWith("pm_card_authenticationRequired");
  const subscription = await harness.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: harness.prices.professional.id }],
    trial_period_days: 1,
  });
  await harness.control.tick(DAY_MS + 2 * HOUR_MS);
  const due = await retrieve(subscription.id);
  expect(due.status).toBe("past_due");
  expect(await harness.eventTypes()).toContain("invoice.payment_action_required");
  const [intent] = (await harness.stripe.paymentIntents.list()).data;
  const url = (intent!.next_action!.use_stripe_sdk as { stripe_js: string }).stripe_js;
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ outcome: "complete" }),
    redirect: "manual",
  });
  expect(answer.headers.get("location")).toBe(invoiceOf(due).hosted_invoice_url);
  expect((await retrieve(subscription.id)).status).toBe("active");
});

test("a trial is announced three days before its end and is then charged", async () => {
  const customer = await harness.customerWith("pm_card_visa");
  const subscription = await harness.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: harness.prices.professional.id }],
    trial_period_days: 14,
  });
  expect(subscription).toMatchObject({ status: "trialing", trial_end: expect.any(Number) });
  await harness.control.tick(10 * DAY_MS);
  expect(await harness.eventTypes()).not.toContain("customer.subscription.trial_will_end");
  await harness.control.tick(DAY_MS + 60_000);
  expect(await harness.eventTypes()).toContain("customer.subscription.trial_will_end");
  await harness.control.tick(3 * DAY_MS + 2 * HOUR_MS);
  const started = await retrieve(subscription.id);
  expect(started).toMatchObject({ status: "active", billing_cycle_anchor: subscription.trial_end });
  expect(invoiceOf(started)).toMatchObject({
    status: "paid",
    amount_paid: 2_900,
    billing_reason: "subscription_cycle",
  });
});

test.each([
  ["cancel", "canceled"],
  ["pause", "paused"],
  ["create_invoice", "past_due"],
] as const)("a trial that ends without a payment method and with %s becomes %s", async (behavior, status) => {
  const { id } = await harness.stripe.customers.create({});
  const subscription = await harness.stripe.subscriptions.create({
    customer: id,
    items: [{ price: harness.prices.professional.id }],
    trial_period_days: 1,
    trial_settings: { end_behavior: { missing_payment_method: behavior } },
  });
  await harness.control.tick(DAY_MS + 2 * HOUR_MS);
  expect((await retrieve(subscription.id)).status).toBe(status);
});

test("a paused subscription starts a period when it is resumed, once it can be charged", async () => {
  const { id } = await harness.stripe.customers.create({});
  const subscription = await harness.stripe.subscriptions.create({
    customer: id,
    items: [{ price: harness.prices.professional.id }],
    trial_period_days: 1,
    trial_settings: { end_behavior: { missing_payment_method: "pause" } },
  });
  await expect(harness.stripe.subscriptions.resume(subscription.id)).rejects.toThrow(/only resume/);
  await harness.control.tick(10 * DAY_MS);
  await expect(harness.stripe.subscriptions.resume(subscription.id)).rejects.toThrow(
    /no attached payment source/,
  );
  expect((await retrieve(subscription.id)).status).toBe("paused");
  const method = await harness.stripe.paymentMethods.attach("pm_card_visa", { customer: id });
  await harness.stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
  const resumed = await harness.stripe.subscriptions.resume(subscription.id);
  expect(resumed).toMatchObject({ status: "active" });
  expect(resumed).not.toHaveProperty("status_details");
  expect(invoiceOf(await retrieve(subscription.id))).toMatchObject({ status: "paid", amount_paid: 2_900 });
  expect(await harness.eventTypes()).toContain("customer.subscription.resumed");
  await harness.control.tick(32 * DAY_MS);
  expect((await harness.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(3);
});

test("a renewal by a debit is pending without a second attempt, and a debit that comes back is tried again", async () => {
  const customer = await harness.customerWith("pm_sepaDebit_success");
  await harness.control.settings({ debitMs: 5 * DAY_MS });
  const subscription = await harness.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: harness.prices.professional.id }],
  });
  expect(subscription.status).toBe("active");
  await harness.control.tick(6 * DAY_MS);
  await tickPastEnd(subscription);
  const pending = await retrieve(subscription.id);
  expect([pending.status, invoiceOf(pending).status]).toEqual(["active", "open"]);
  await harness.stripe.invoices.pay(invoiceOf(pending).id);
  expect((await harness.stripe.charges.list()).data.map(({ status }) => status)).toEqual([
    "pending",
    "succeeded",
  ]);
  await harness.control.failRenewals(customer.id);
  await harness.control.tick(5 * DAY_MS);
  const back = await retrieve(subscription.id);
  expect(back.status).toBe("past_due");
  expect(invoiceOf(back)).toMatchObject({ attempt_count: 1, next_payment_attempt: expect.any(Number) });
  await harness.control.failRenewals(customer.id, false);
  await harness.control.tick(9 * DAY_MS);
  expect(await retrieve(subscription.id)).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid" },
  });
});

test("a subscription ends at its end and is not renewed", async () => {
  const subscription = await harness.subscribe();
  await harness.stripe.subscriptions.update(subscription.id, { cancel_at: "min_period_end" });
  await tickPastEnd(subscription, 24);
  const ended = await retrieve(subscription.id);
  expect(ended).toMatchObject({
    status: "canceled",
    ended_at: subscription.items.data[0]!.current_period_end,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect((await harness.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
  expect(await harness.eventTypes()).toContain("customer.subscription.deleted");
});
