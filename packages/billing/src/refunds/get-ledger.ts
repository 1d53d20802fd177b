import type { ContractLedger, LedgerProblem } from "@takt/domain/billing/model/contract-ledger";
import type { Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { idOf } from "../id-of";
import { ask, askAll } from "../outcome/ask";
import { getSubscription } from "../subscriptions/end-subscription";
import { listBalance } from "./list-balance";
import { listPayments, type Payment } from "./list-payments";
import { listRefunds, sumOf } from "./list-refunds";

type Ledger = ContractLedger;

/** Reads what a subscription's invoices, payments, refunds and the customer's balance say of its money. */
export async function getLedger(
  stripe: Stripe,
  { subscriptionId, since, key }: Parameters<Payments["getLedger"]>[0],
): Promise<Ledger> {
  const subscription = await getSubscription(stripe, subscriptionId);
  const customerId = idOf(subscription.customer)!;
  const created = since && { created: { gte: Math.floor(since.getTime() / 1000) } };
  const invoices = await askAll((range) =>
    stripe.invoices.list({ ...range, ...created, subscription: subscriptionId, expand: ["data.payments"] }),
  );
  const payments = await listPayments(stripe, subscriptionId, since);
  const customer = await ask(stripe.customers.retrieve(customerId), "customer");
  if (customer.deleted) return nothing(subscription.currency, "no_customer");
  const transactions = await listBalance(stripe, customerId);
  const ids = new Set(invoices.map(({ id }) => id));
  const ofContract = transactions.filter(({ invoice }) => invoice !== null && ids.has(idOf(invoice)!));
  const ofKey = transactions.filter(({ metadata }) => metadata?.key === key);
  return {
    currency: subscription.currency,
    payments: await withoutKey(stripe, payments, key),
    creditedCents: 0 - sumOf(ofContract),
    creditCents: Math.max(0, sumOf(ofKey) - customer.balance),
    problems: findProblems(invoices, payments, ofContract),
  };
}

const nothing = (currency: string, problem: LedgerProblem): Ledger => ({
  currency,
  payments: [],
  creditedCents: 0,
  creditCents: 0,
  problems: [problem],
});

/** The payments as they were before the settlement of this key. */
async function withoutKey(stripe: Stripe, payments: readonly Payment[], key: string) {
  const ledger: Ledger["payments"] = [];
  for (const { intentId, paidAt, amountCents, leftCents } of payments) {
    const settled = sumOf(await listRefunds(stripe, intentId, key));
    ledger.push({ paidAt, amountCents, refundedCents: amountCents - leftCents - settled });
  }
  return ledger;
}

function findProblems(
  invoices: readonly Stripe.Invoice[],
  payments: readonly Payment[],
  transactions: readonly Stripe.CustomerBalanceTransaction[],
): LedgerProblem[] {
  const paidThere = invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
  const paidHere = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const found: Record<LedgerProblem, boolean> = {
    // A debit that is on its way, or a payment that failed: it may still arrive.
    open_invoice: invoices.some(({ status }) => status === "open"),
    disputed: payments.some(({ isDisputed }) => isDisputed),
    credit_note: transactions.some(({ credit_note }) => credit_note !== null),
    paid_elsewhere: paidThere !== paidHere,
    no_customer: false,
  };
  return (Object.keys(found) as LedgerProblem[]).filter((name) => found[name]);
}
