import type Stripe from "stripe";
import { ask } from "../outcome/ask";
import { isMissing } from "../outcome/to-failure";

/** Deletes a customer; one that is deleted already is missing, and that is as well. */
export async function deleteCustomer(stripe: Stripe, customerId: string): Promise<null> {
  try {
    await ask(stripe.customers.del(customerId), "customer");
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return null;
}
