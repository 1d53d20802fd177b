import type { Backend } from "../../backend";
import type { Customer } from "../../store/objects";

/** A customer as Stripe creates it from nothing. */
export function newCustomer(backend: Backend): Customer {
  const id = backend.newId("cus");
  return {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: backend.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
