import type { Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { idOf } from "../id-of";
import { ask } from "../outcome/ask";
import { getSubscription } from "../subscriptions/end-subscription";
import { listBalance } from "./list-balance";
import { sumOf } from "./list-refunds";

/** Adds to a customer's credit or takes of it. A repetition counts what was moved under the key, and transactions what is missing. */
export async function changeCredit(
  stripe: Stripe,
  { subscriptionId, cents, key }: Parameters<Payments["changeCredit"]>[0],
): Promise<null> {
  const { customer, currency } = await getSubscription(stripe, subscriptionId);
  const customerId = idOf(customer)!;
  const transactions = await listBalance(stripe, customerId);
  const done = sumOf(transactions.filter(({ metadata }) => metadata?.key === key));
  const amount = -cents - done;
  if (amount === 0) return null;
  await ask(
    stripe.customers.createBalanceTransaction(
      customerId,
      { amount, currency, metadata: { key } },
      { idempotencyKey: `${key}-credit-${amount}` },
    ),
    "customer_balance_transaction",
  );
  return null;
}
