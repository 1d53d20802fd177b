import type { PaymentMethod } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { idOf } from "../id-of";
import { ask, askAll } from "../outcome/ask";
import { isMissing } from "../outcome/to-failure";

/**
 * Lists a customer's payment methods; none when Stripe does not know the customer. A subscription is charged to its own
 * default, or to the customer's when it has none.
 */
export async function listPaymentMethods(
  stripe: Stripe,
  customerId: string,
  subscription: { defaultPaymentMethodId: string | null } | null,
): Promise<PaymentMethod[]> {
  try {
    const customer = await ask(stripe.customers.retrieve(customerId), "customer");
    if (customer.deleted) return [];
    const defaultId =
      subscription?.defaultPaymentMethodId ?? idOf(customer.invoice_settings.default_payment_method);
    const methods = await askAll((range) => stripe.customers.listPaymentMethods(customerId, range));
    return methods.map((method) => ({ ...toPaymentMethod(method), isDefault: method.id === defaultId }));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Translates a payment method of any type, also of one that Stripe adds later. */
function toPaymentMethod({
  id,
  type,
  card,
  sepa_debit,
  link,
  paypal,
}: Stripe.PaymentMethod): Omit<PaymentMethod, "isDefault"> {
  return {
    id,
    type,
    brand: card?.display_brand ?? card?.brand ?? link?.email ?? paypal?.payer_email ?? null,
    last4: card?.last4 ?? sepa_debit?.last4 ?? null,
    expiresAt: card ? { month: card.exp_month, year: card.exp_year } : null,
  };
}
