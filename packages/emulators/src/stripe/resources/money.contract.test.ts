import type Stripe from "stripe";
import { expect, test } from "vitest";
import { checkoutForm, sendForm } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

/** A paid subscription with its invoice and charge. */
async function buy() {
  const subscription = await harness.subscribe();
  const [invoice] = await harness.invoicesOf(subscription);
  const [charge] = (await harness.stripe.charges.list({ customer: subscription.customer as string })).data;
  return { subscription, invoice: invoice!, charge: charge!, intent: charge!.payment_intent as string };
}
/** An open invoice, whose renewal failed. */
async function renewUnpaid() {
  const subscription = await harness.subscribe();
  await harness.control.failRenewals(subscription.customer as string);
  const { now } = await harness.control.tick(0);
  const end = subscription.items.data[0]!.current_period_end * 1_000;
  await harness.control.tick(end - now + 2 * 3_600_000);
  const [invoice] = await harness.invoicesOf(subscription);
  return { subscription, invoice: invoice! };
}
const balance = async (id: unknown) =>
  ((await harness.stripe.customers.retrieve(id as string)) as Stripe.Customer).balance;

test("a charge is refunded in parts, never more than it was", async () => {
  const { stripe } = harness;
  const { charge, intent } = await buy();
  const part = await stripe.refunds.create({
    charge: charge.id,
    amount: 1_000,
    reason: "requested_by_customer",
  });
  expect(part).toMatchObject({
    amount: 1_000,
    charge: charge.id,
    payment_intent: intent,
    status: "succeeded",
  });
  expect((await stripe.charges.list()).data).toMatchObject([{ amount_refunded: 1_000, refunded: false }]);
  await expect(stripe.refunds.create({ charge: charge.id, amount: 2_000 })).rejects.toThrow(
    "Refund amount (€20.00) is greater than unrefunded amount on charge (€19.00)",
  );
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 1_900 })).toMatchObject({
    amount: 1_900,
  });
  expect((await stripe.charges.list()).data).toMatchObject([{ refunded: true }]);
  await expect(stripe.refunds.create({ charge: charge.id, amount: 1 })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const types = await harness.eventTypes();
  expect(types.filter((type) => type === "charge.refunded")).toHaveLength(2);
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
});

test("what was not paid cannot be refunded", async () => {
  const { subscription } = await renewUnpaid();
  const [charge] = (await harness.stripe.charges.list({ customer: subscription.customer as string })).data;
  await expect(harness.stripe.refunds.create({ charge: charge!.id, amount: 1 })).rejects.toMatchObject({
    code: "charge_not_refundable",
  });
});

test("a credit note of a paid invoice credits what it takes back", async () => {
  const { stripe } = harness;
  const { invoice, subscription } = await buy();
  const input = { invoice: invoice.id, amount: 900, credit_amount: 900 };
  expect(await stripe.creditNotes.create(input)).toMatchObject({
    number: `${invoice.number}-CN-01`,
    post_payment_amount: 900,
    status: "issued",
  });
  expect(await balance(subscription.customer)).toBe(-900);
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ post_payment_credit_notes_amount: 900 });
  for (const wrong of [
    { invoice: invoice.id, amount: 5, credit_amount: 4 },
    { invoice: invoice.id, amount: 2_001, credit_amount: 2_001 },
  ])
    await expect(stripe.creditNotes.create(wrong)).rejects.toMatchObject({ statusCode: 400 });
});

test("a customer's bank disputes a charge", async () => {
  const { stripe } = harness;
  const { charge } = await buy();
  const { id } = await harness.control.dispute(charge.id);
  expect(await stripe.disputes.retrieve(id, { expand: ["charge"] })).toMatchObject({
    amount: 2_900,
    charge: { id: charge.id, disputed: true },
    reason: "fraudulent",
    status: "needs_response",
  });
  expect(await harness.eventTypes()).toContain("charge.dispute.created");
});

test("an invoice has a page and a PDF that answer, and an open one is paid there", async () => {
  const { stripe } = harness;
  const { subscription, invoice } = await renewUnpaid();
  const url = invoice.hosted_invoice_url!;
  const shown = await (await fetch(url, { headers: { "accept-language": "de-DE,de" } })).text();
  expect(shown).toContain(`Rechnung ${invoice.number}`);
  expect(shown).toContain("Rechnung bezahlen");
  const pdf = await fetch(invoice.invoice_pdf!);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1")).toContain(`(Invoice ${invoice.number})`);
  expect((await fetch(url.replace(/test_\w+/, "test_guessed"))).status).toBe(404);

  const declined = await sendForm(url, checkoutForm({ number: "4000000000000002" }));
  expect([declined.status, declined.text]).toEqual([422, expect.stringContaining("was declined")]);
  const asked = await sendForm(url, checkoutForm({ number: "4000002500003155" }));
  expect((await sendForm(asked.location!, { outcome: "complete" })).location).toBe(url);
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: "paid" });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("a customer's balance is a ledger: what changed it, and what it was then", async () => {
  const { stripe, prices } = harness;
  const { subscription, invoice } = await buy();
  const customer = subscription.customer as string;
  const item = subscription.items.data[0]!.id;
  const change = (price: string) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price }],
      payment_behavior: "error_if_incomplete",
      proration_behavior: "always_invoice",
    });
  await change(prices.enterprise.id);
  await change(prices.professional.id);
  await stripe.creditNotes.create({ invoice: invoice.id, amount: 400, credit_amount: 400 });
  await stripe.customers.createBalanceTransaction(customer, {
    amount: 100,
    currency: "eur",
    metadata: { key: "k" },
  });
  await harness.control.tick(32 * 86_400_000);
  const { data } = await stripe.customers.listBalanceTransactions(customer);
  expect(data.map(({ type, amount }) => [type, amount]).toReversed()).toEqual([
    ["applied_to_invoice", -7_000],
    ["credit_note", -400],
    ["adjustment", 100],
    ["applied_to_invoice", 2_900],
  ]);
  expect(data[0]).toMatchObject({ ending_balance: -4_400, metadata: {} });
  expect(await balance(customer)).toBe(-4_400);
  await expect(
    stripe.customers.createBalanceTransaction(customer, { amount: 0, currency: "eur" }),
  ).rejects.toMatchObject({ param: "amount" });
});
