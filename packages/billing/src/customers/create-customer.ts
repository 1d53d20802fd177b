import type { Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { ask } from "../outcome/ask";
import { isMissing } from "../outcome/to-failure";

type User = Parameters<Payments["createCustomer"]>[0];

/**
 * Creates a user's customer, then sets name and address. The key repeats the first call for a day, and it depends on the
 * user alone, so that somebody who has changed their name meanwhile gets the same customer. A customer that was deleted
 * within that day is replaced.
 */
export async function createCustomer(stripe: Stripe, user: User): Promise<{ customerId: string }> {
  const { userId, email, name, locale, replaces } = user;
  const idempotencyKey = `customer-${userId}${replaces === null ? "" : `-replaces-${replaces}`}`;
  const { id } = await ask(
    stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }),
    "customer",
  );
  const details = { ...(email !== null && { email }), ...(name !== null && { name }) };
  try {
    await ask(stripe.customers.update(id, { ...details, preferred_locales: [locale] }), "customer");
  } catch (error) {
    if (!isMissing(error) || replaces === id) throw error;
    return createCustomer(stripe, { ...user, replaces: id });
  }
  return { customerId: id };
}
