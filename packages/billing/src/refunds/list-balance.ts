import type Stripe from "stripe";
import { askAll } from "../outcome/ask";

/** Lists what has moved a customer's balance, newest first: below zero it is credit. */
export const listBalance = (
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.CustomerBalanceTransaction[]> =>
  askAll((range) => stripe.customers.listBalanceTransactions(customerId, range));
