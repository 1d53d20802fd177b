import type Stripe from "stripe";
import { expect, test } from "vitest";
import { checkoutForm, sendForm } from "../../testing/start-harness";
import { useHarness } from "../../testing/use-harness";

const harness = useHarness();

/** A paid subscription with its invoice and charge. */
async function buy() {
  const subscription = await harness.subscribe();
  const [invoice] = (await harness.stripe.invoices.list({ expand: ["data.payments"] })).data;
  const intent = invoice!.payments!.data[0]!.payment.payment_intent as string;
  const [charge] = (await harness.stripe.charges.list({ payment_intent: intent })).data;
  return { subscription, invoice: invoice!, intent, charge: charge! };
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
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 1_000, refunded: false });
  await expect(stripe.refunds.create({ charge: charge.id, amount: 2_000 })).rejects.toThrow(
    "Refund amount (€20.00) is greater than unrefunded amount on charge (€19.00)",
  );
  expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 1_900 });
  expect(await stripe.charges.retrieve(charge.id, { expand: ["refunds"] })).toMatchObject({
    refunded: true,
    refunds: { data: [{ amount: 1_900 }, { amount: 1_000 }] },
  });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const types = await harness.eventTypes();
  expect(types.filter((type) => type === "charge.refunded")).toHaveLength(2);
  expect((await stripe.refunds.list({ charge: charge.id })).data).toHaveLength(2);
});

test("what was not paid cannot be refunded", async () => {
  const subscription = await harness.subscribe("pm_card_chargeCustomerFail");
  const [charge] = (await harness.stripe.charges.list({ customer: subscription.customer as string })).data;
  await expect(harness.stripe.refunds.create({ charge: charge!.id })).rejects.toMatchObject({
    code: "charge_not_refundable",
  });
  await expect(harness.stripe.refunds.create({})).rejects.toMatchObject({ code: "parameter_missing" });
});

test("a credit note of a paid invoice refunds or credits what it takes back", async () => {
  const { stripe } = harness;
  const { invoice, charge, subscription } = await buy();
  const input = { invoice: invoice.id, amount: 900, refund_amount: 500, credit_amount: 400 };
  expect(await stripe.creditNotes.preview(input)).toMatchObject({ amount: 900, type: "post_payment" });
  expect((await stripe.creditNotes.list()).data).toEqual([]);
  const note = await stripe.creditNotes.create(input);
  expect(note).toMatchObject({
    number: `${invoice.number}-CN-01`,
    post_payment_amount: 900,
    status: "issued",
  });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 500 });
  expect(await balance(subscription.customer)).toBe(-400);
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ post_payment_credit_notes_amount: 900 });
  await expect(stripe.creditNotes.create({ invoice: invoice.id, amount: 5 })).rejects.toMatchObject({
    param: "refund_amount",
  });
  await expect(
    stripe.creditNotes.create({ invoice: invoice.id, amount: 2_001, refund_amount: 2_001 }),
  ).rejects.toMatchObject({ param: "amount" });
  const pdf = await fetch(note.pdf);
  expect([pdf.headers.get("content-type"), (await pdf.text()).slice(0, 5)]).toEqual([
    "application/pdf",
    "%PDF-",
  ]);
});

test("a credit note of an open invoice is paid less for, and a whole one nothing", async () => {
  const { stripe } = harness;
  await harness.subscribe("pm_card_chargeCustomerFail");
  const [invoice] = (await stripe.invoices.list()).data;
  await stripe.creditNotes.create({ invoice: invoice!.id, amount: 900 });
  expect(await stripe.invoices.retrieve(invoice!.id)).toMatchObject({
    status: "open",
    amount_remaining: 2_000,
  });
  await stripe.creditNotes.create({ invoice: invoice!.id, amount: 2_000 });
  expect(await stripe.invoices.retrieve(invoice!.id)).toMatchObject({ status: "paid", amount_remaining: 0 });
});

test("a customer's bank disputes a charge", async () => {
  const { stripe } = harness;
  const { charge } = await buy();
  const { id } = await harness.control.dispute(charge.id);
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    amount: 2_900,
    charge: charge.id,
    reason: "fraudulent",
    status: "needs_response",
  });
  expect((await stripe.charges.retrieve(charge.id)).disputed).toBe(true);
  expect((await stripe.disputes.list({ charge: charge.id })).data.map((dispute) => dispute.id)).toEqual([id]);
  expect(await harness.eventTypes()).toContain("charge.dispute.created");
});

test("an invoice has a page and a PDF that answer, and an open one is paid there", async () => {
  const { stripe } = harness;
  const subscription = await harness.subscribe("pm_card_chargeCustomerFail");
  const [invoice] = (await stripe.invoices.list()).data;
  const url = invoice!.hosted_invoice_url!;
  const shown = await (await fetch(url, { headers: { "accept-language": "de-DE,de" } })).text();
  expect(shown).toContain(`Rechnung ${invoice!.number}`);
  expect(shown).toContain("Rechnung bezahlen");
  const pdf = await fetch(invoice!.invoice_pdf!);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1")).toContain(`(Invoice ${invoice!.number})`);
  expect((await fetch(url.replace(/test_\w+/, "test_guessed"))).status).toBe(404);

  const declined = await sendForm(url, checkoutForm({ number: "4000000000009995" }));
  expect([declined.status, declined.text]).toEqual([422, expect.stringContaining("insufficient funds")]);
  const asked = await sendForm(url, checkoutForm({ number: "4000002500003155" }));
  expect((await sendForm(asked.location!, { outcome: "complete" })).location).toBe(url);
  expect(await stripe.invoices.retrieve(invoice!.id)).toMatchObject({ status: "paid" });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  const [charge] = (await stripe.charges.list()).data;
  expect((await fetch(charge!.receipt_url!)).status).toBe(200);
});

test("an open invoice is voided, a paid one is not, and neither is paid twice", async () => {
  const { stripe } = harness;
  const { invoice } = await buy();
  await expect(stripe.invoices.voidInvoice(invoice.id)).rejects.toThrow(/open or uncollectible/);
  await expect(stripe.invoices.pay(invoice.id)).rejects.toThrow("Invoice is already paid");
  await harness.subscribe("pm_card_chargeCustomerFail");
  const [open] = (await stripe.invoices.list({ status: "open" })).data;
  expect(await stripe.invoices.voidInvoice(open!.id)).toMatchObject({ status: "void" });
  await expect(stripe.invoices.pay(open!.id)).rejects.toThrow(/void/);
  expect((await stripe.paymentIntents.list()).data[0]).toMatchObject({
    status: "canceled",
    cancellation_reason: "void_invoice",
  });
});

test("a customer's balance is a ledger: what changed it, and what it was then", async () => {
  const { stripe, prices } = harness;
  const { subscription, invoice } = await buy();
  const customer = subscription.customer as string;
  const item = subscription.items.data[0]!.id;
  const change = (price: string) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price }],
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
  const [first] = data;
  expect(await stripe.customers.retrieveBalanceTransaction(customer, first!.id)).toEqual(first);
  expect(
    (await stripe.customers.listBalanceTransactions(customer, { invoice: invoice.id })).data,
  ).toMatchObject([{ type: "credit_note", credit_note: expect.any(String) as string }]);
  await expect(
    stripe.customers.createBalanceTransaction(customer, { amount: 5, currency: "usd" }),
  ).rejects.toMatchObject({ param: "currency" });
});
