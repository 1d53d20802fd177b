import { getPrice } from "@takt/domain/plans/model/plans";
import type { ChangePreview } from "@takt/domain/billing/ports/payments";
import { DAY_MS } from "@takt/emulators/stripe/testing/start-harness";
import fc from "fast-check";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { OFFERS, type Offer } from "../catalogue/offers";
import { useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();

/** A member's next step: waits, and then orders a change, by its own preview, by an older one, or by a forged one. */
const step = fc.record({
  waitMs: fc.integer({ min: 7_200_000, max: 40 * DAY_MS }),
  to: fc.constantFrom(...OFFERS),
  by: fc.constantFrom("preview", "preview", "preview", "old", "forged second", "forged amount"),
  /** How long the member thinks before ordering. */
  thinkMs: fc.integer({ min: 0, max: 14 * 60_000 }),
  forgedSeconds: fc.integer({ min: 3_600, max: 7_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer A> ? A : never;

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const isSame = (a: Offer, b: Offer) => a.plan === b.plan && a.interval === b.interval;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test("whatever is ordered when, invoices are price times time, and only a fresh preview is charged", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...OFFERS), fc.array(step, { minLength: 2, maxLength: 6 }), live),
    { numRuns: 15, seed: 20_261_127, interruptAfterTimeLimit: 60_000 },
  );
});

/** Plays a life of a subscription. */
async function live(first: Offer, steps: Step[]) {
  const { customerId, subscription } = await harness.buy(first);
  const id = subscription.id;
  let offer = first;
  let expected = getPrice(first.plan, first.interval);
  let old: ChangePreview | null = null;
  for (const [index, { waitMs, to, by, thinkMs, forgedSeconds }] of steps.entries()) {
    await harness.control.tick(waitMs);
    if (isSame(offer, to)) continue;
    const fresh = await getValue(harness.payments.previewChange({ subscriptionId: id, ...to }));
    await harness.control.tick(thinkMs);
    const before = await getPeriod(id);
    // Before the period's start everything is left, as at its start.
    const forges = seconds(fresh.prorationAt) - forgedSeconds > before.start;
    const previewed = pickPreview(by === "forged second" && !forges ? "preview" : by, {
      fresh,
      old,
      forgedSeconds,
    });
    const invoices = await listInvoices(customerId);
    const key = `change:${id}:${index}`;
    const changed = await harness.payments.changePlan({ subscriptionId: id, ...to, previewed, key });
    const made = (await listInvoices(customerId)).filter((one) => !invoices.some((two) => two.id === one.id));
    const isFresh = previewed === fresh && before.start <= seconds(fresh.prorationAt);
    expect([changed.kind, made.length]).toEqual(isFresh ? ["ok", 1] : ["refused", 0]);
    if (!isFresh) continue;
    const left = (before.end - seconds(fresh.prorationAt)) / (before.end - before.start);
    const price = getPrice(to.plan, to.interval);
    expect(made).toMatchObject([{ amount_due: Math.max(0, fresh.dueNowCents), total: fresh.totalCents }]);
    const charged = to.interval === offer.interval ? Math.round(price * left) : price;
    const credited = Math.round(getPrice(offer.plan, offer.interval) * left);
    expect(made.map(({ total }) => total)).toEqual([charged - credited]);
    expected += charged - credited;
    [offer, old] = [to, fresh];
  }
  await harness.control.tick(2 * 3_600_000);
  await expectSums(customerId, expected);
}

function pickPreview(
  by: Step["by"],
  { fresh, old, forgedSeconds }: { fresh: ChangePreview; old: ChangePreview | null; forgedSeconds: number },
): ChangePreview {
  if (by === "old" && old) return old;
  if (by === "forged second")
    return { ...fresh, prorationAt: new Date(fresh.prorationAt.getTime() - forgedSeconds * 1000) };
  return by === "forged amount" ? { ...fresh, totalCents: fresh.totalCents - 1 } : fresh;
}

/** Every further invoice is a renewal at the full price; all together are what was used and what is paid ahead. */
async function expectSums(customerId: string, ofChanges: number) {
  const all = await listInvoices(customerId);
  const renewals = all.filter(({ billing_reason }) => billing_reason === "subscription_cycle");
  const prices = OFFERS.map(({ plan, interval }) => getPrice(plan, interval));
  for (const { total } of renewals) expect(prices).toContain(total);
  const totals = sum(all.map(({ total }) => total));
  expect(totals).toBe(ofChanges + sum(renewals.map(({ total }) => total)));
  const { balance } = (await harness.stripe.customers.retrieve(customerId)) as Stripe.Customer;
  expect(sum(all.map(({ amount_paid }) => amount_paid)) + balance).toBe(totals);
}

const listInvoices = async (customer: string) =>
  (await harness.stripe.invoices.list({ customer, limit: 100 })).data;

async function getPeriod(id: string) {
  const [item] = (await harness.read(id)).items.data;
  return { start: item!.current_period_start, end: item!.current_period_end };
}
