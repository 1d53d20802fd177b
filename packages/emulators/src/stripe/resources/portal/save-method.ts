import type { Backend } from "../../backend";
import type { PaymentMethod } from "../../store/objects";
import { updateAttached } from "../payment-methods/attach";
import { updateObject } from "../save";

/**
 * Makes a payment method the default, as the portal does: of the customer, and of the subscriptions that have one of
 * their own, which would be charged otherwise.
 */
export function saveMethod(backend: Backend, customerId: string, method: PaymentMethod): void {
  const { store } = backend;
  const customer = store.get("customer", customerId);
  if (!customer) return;
  updateAttached(backend, method, customerId);
  updateObject(
    backend,
    "customer",
    customer,
    { invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id } },
    "customer.updated",
  );
  for (const subscription of store.list("subscription"))
    if (subscription.customer === customerId && subscription.default_payment_method !== null)
      updateObject(
        backend,
        "subscription",
        subscription,
        { default_payment_method: method.id },
        "customer.subscription.updated",
      );
}
