import { usedCents, type OrderedPlan } from "@takt/domain/billing/model/withdrawal-refund";
import { closeContract } from "@takt/domain/billing/close-contract";
import { getPrice } from "@takt/domain/plans/model/plans";
import { checkoutForm, DAY_MS, sendForm } from "@takt/emulators/stripe/testing/start-harness";
import fc from "fast-check";
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { OFFERS, type Offer } from "../catalogue/offers";
import { useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const YEAR: Offer = { plan: "professional", interval: "year" };
const MONTH: Offer = { plan: "professional", interval: "month" };
const ENTERPRISE: Offer = { plan: "enterprise", interval: "year" };

/** A customer who buys, and what happens to the contract; `orders` are what they ordered when. */
async function contract(first: Offer, goodwill = 0) {
  const buyer = await harness.createBuyer();
  if (goodwill > 0) await give(buyer.customerId, goodwill);
  const { url } = await getValue(harness.payments.startCheckout(harness.toOrder(buyer, first)));
  const orders: OrderedPlan[] = [];
  const note = async (offer: Offer) =>
    orders.push({
      orderedAt: new Date((await harness.control.tick(0)).now),
      interval: offer.interval,
      priceCents: getPrice(offer.plan, offer.interval),
    });
  await note(first);
  expect((await sendForm(url, checkoutForm())).status).toBe(303);
  const [subscription] = await getValue(harness.payments.listSubscriptions(buyer.customerId));
  const subscriptionId = subscription!.id;
  return {
    ...buyer,
    subscriptionId,
    orders,
    async change(to: Offer) {
      const previewed = await getValue(harness.payments.previewChange({ subscriptionId, ...to }));
      await note(to);
      const key = `change:${subscriptionId}:${orders.length}`;
      await getValue(harness.payments.changePlan({ subscriptionId, ...to, previewed, key }));
    },
    async close(used: number) {
      await getValue(harness.payments.cancelNow(subscriptionId));
      const what = { subscriptionId, usedCents: used, key: `withdrawal:${subscriptionId}` };
      return closeContract({ payments: harness.payments }, what);
    },
    used: async () => usedCents(orders, new Date((await harness.control.tick(0)).now)),
    money: () => getMoney(buyer.customerId),
  };
}

const give = (customer: string, cents: number) =>
  harness.stripe.customers.createBalanceTransaction(customer, { amount: -cents, currency: "eur" });

/** Reads the sums of the bank and of Stripe's ledger, whatever this package computes: in cents. */
async function getMoney(customerId: string) {
  const { data } = await harness.stripe.charges.list({ customer: customerId, limit: 100 });
  const paid = data.filter((charge) => charge.paid).reduce((sum, { amount }) => sum + amount, 0);
  const refunded = data.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  const { balance } = (await harness.stripe.customers.retrieve(customerId)) as Stripe.Customer;
  return { paid, refunded, credit: 0 - balance };
}

describe("a contract that is withdrawn from in full", () => {
  test("after months instead of a year pays the year back, and takes its credit back", async () => {
    const { change, close, money } = await contract(YEAR);
    await change(MONTH);
    expect(await money()).toEqual({ paid: 29_000, refunded: 0, credit: 26_100 });
    expect(await close(0)).toMatchObject({ kind: "closed", refund: { amountCents: 29_000 } });
    expect(await money()).toEqual({ paid: 29_000, refunded: 29_000, credit: 0 });
  });

  test("after a larger plan pays both payments back, each to where it came from", async () => {
    const { change, close, money } = await contract(MONTH);
    await harness.control.tick(2 * DAY_MS);
    await change(ENTERPRISE);
    const { paid } = await money();
    expect(paid).toBeGreaterThan(2_900 + 76_300);
    const closed = await close(0);
    expect(closed).toMatchObject({
      kind: "closed",
      refund: { amountCents: paid, parts: [{ amountCents: paid - 2_900 }, { amountCents: 2_900 }] },
    });
    expect(await money()).toEqual({ paid, refunded: paid, credit: 0 });
  });

  test("that was paid for with credit of before gives that back as credit", async () => {
    const { close, money } = await contract(MONTH, 1_000);
    expect(await money()).toEqual({ paid: 1_900, refunded: 0, credit: 0 });
    await close(0);
    await close(0);
    expect(await money()).toEqual({ paid: 1_900, refunded: 1_900, credit: 1_000 });
  });

  test.each([
    ["credit", "^/v1/customers/[^/]+/balance_transactions$"],
    ["refund", "^/v1/refunds$"],
  ])("goes on where the %s was interrupted", async (_, path) => {
    const { change, close, money } = await contract(YEAR);
    await change(MONTH);
    const body = { error: { type: "api_error", message: "x" } };
    await harness.control.fault({ kind: "answer", status: 500, body, match: { path, method: "POST" } });
    expect(await close(0)).toMatchObject({ kind: "unavailable" });
    expect(await close(0)).toMatchObject({ kind: "closed" });
    expect(await money()).toEqual({ paid: 29_000, refunded: 29_000, credit: 0 });
  });
});

describe("what cannot be decided moves nothing and says why", () => {
  test("a disputed payment, and a credit note", async () => {
    const { close, money, customerId } = await contract(MONTH);
    const before = await money();
    const [charge] = (await harness.stripe.charges.list({ customer: customerId })).data;
    const [invoice] = (await harness.stripe.invoices.list({ customer: customerId })).data;
    await harness.stripe.creditNotes.create({ invoice: invoice!.id, amount: 100, credit_amount: 100 });
    await harness.control.dispute(charge!.id);
    expect(await close(0)).toEqual({ kind: "undecided", problems: ["disputed", "credit_note"] });
    expect(await money()).toEqual({ ...before, credit: 100 });
  });

  test("a debit that is on its way", async () => {
    const bought = await harness.buy(undefined, { method: "sepa_debit", iban: "DE89370400440532013000" });
    const what = { subscriptionId: bought.subscription.id, usedCents: 0, key: "withdrawal:1" };
    expect(await closeContract({ payments: harness.payments }, what)).toEqual({
      kind: "undecided",
      problems: ["open_invoice"],
    });
  });
});

const act = fc.record({
  waitMs: fc.integer({ min: 0, max: 20 * DAY_MS }),
  what: fc.constantFrom("change", "change", "change", "goodwill", "refund by hand"),
  to: fc.constantFrom(...OFFERS),
  cents: fc.integer({ min: 1, max: 1_500 }),
});
const life = fc.record({
  first: fc.constantFrom(...OFFERS),
  goodwill: fc.constantFrom(0, 0, 700, 5_000),
  events: fc.array(act, { maxLength: 5 }),
  lastMs: fc.integer({ min: 2 * 3_600_000, max: 17 * DAY_MS }),
  share: fc.constantFrom(0, 0, 1),
});
type Life = typeof life extends fc.Arbitrary<infer L> ? L : never;

test("whatever happened when, the customer has paid in the end what was used, and nothing else", async () => {
  await fc.assert(fc.asyncProperty(life, expectClosed), {
    numRuns: 15,
    seed: 20_261_127,
    interruptAfterTimeLimit: 60_000,
  });
});

async function expectClosed({ first, goodwill, events, lastMs, share }: Life) {
  const played = await contract(first, goodwill);
  let given = goodwill;
  let present = first;
  for (const { waitMs, what, to, cents } of events) {
    await harness.control.tick(waitMs);
    if (what === "goodwill") {
      await give(played.customerId, cents);
      given += cents;
    } else if (what === "refund by hand") await refundByHand(played.customerId, cents);
    else if (to.plan !== present.plan || to.interval !== present.interval) {
      await played.change(to);
      present = to;
    }
  }
  await harness.control.tick(lastMs);
  const before = await played.money();
  const used = share * (await played.used());
  const closed = await played.close(used);
  expect(closed).toMatchObject({ kind: "closed" });
  expect(await played.close(used)).toEqual(closed);
  const after = await played.money();
  // The seller keeps money that did not go back, and credit of before that was spent.
  const retained = (now: typeof after) => now.paid - now.refunded + given - now.credit;
  const credited = before.credit - given;
  const takenBack = Math.min(Math.max(0, credited), before.credit);
  expect(retained(after)).toBe(Math.max(0, Math.min(used, retained(before) + takenBack)));
  expect(after.refunded).toBeLessThanOrEqual(after.paid);
  expect(after.credit).toBeGreaterThanOrEqual(0);
}

/** The operator refunds a part of the newest payment at Stripe. */
async function refundByHand(customer: string, cents: number) {
  const { data } = await harness.stripe.charges.list({ customer });
  const charge = data.find(({ paid, amount, amount_refunded }) => paid && amount - amount_refunded >= cents);
  if (charge) await harness.stripe.refunds.create({ charge: charge.id, amount: cents });
}
