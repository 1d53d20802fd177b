import type { Backend } from "../../backend";
import { newCustomer } from "../../resources/customers/new-customer";
import { updateAttached } from "../../resources/payment-methods/attach";
import { createObject, updateObject } from "../../resources/save";
import { createTaxId } from "../../resources/tax-ids/create-tax-id";
import type { CheckoutSession, Customer, PaymentMethod } from "../../store/objects";
import { emit } from "../../webhooks/emit";
import { createSubscription } from "../create-subscription";
import { addressOf, taxedLines, type Form } from "./checkout-place";

const DAY_SECONDS = 86_400;

/** Completes a checkout: customer, payment method, subscription and session. Returns where the customer is sent. */
export function completeCheckout(
  backend: Backend,
  session: CheckoutSession,
  { form, method, authenticated }: { form: Form; method: PaymentMethod; authenticated: boolean },
): string {
  const input = backend.store.get("checkout_input", session.id)!;
  const { lines, totals } = taxedLines(backend, session, form);
  const customer = customerFor(backend, session, form);
  const existing = backend.store.get("payment_intent", input.intent ?? "");
  if (existing && existing.customer === null)
    backend.store.save("payment_intent", { ...existing, customer: customer.id });
  updateAttached(backend, method, customer.id);
  const funding = backend.store.get("funding", method.id);
  if (funding && authenticated) backend.store.save("funding", { ...funding, authenticated });
  const trialEnd = input.trialEnd ?? (input.trialDays ? backend.now() + input.trialDays * DAY_SECONDS : null);
  const subscription = createSubscription(
    backend,
    {
      customer,
      items: lines.map(({ price, quantity }) => ({
        // The price as it is now: it may have lost its lookup key since the session began.
        price: backend.store.get("price", price?.id ?? "")!,
        quantity: quantity ?? 1,
        metadata: {},
      })),
      metadata: input.metadata,
      description: input.description,
      defaultPaymentMethod: method.id,
      trialEnd,
      missingPaymentMethod: input.missingPaymentMethod,
      automaticTax: session.automatic_tax.enabled,
      saveDefault: "off",
    },
    {
      method,
      offSession: false,
      authenticated,
      existing: backend.store.get("payment_intent", input.intent ?? ""),
    },
  );
  backend.store.save("checkout_input", { ...input, lines });
  backend.jobs.cancel("expire_checkout", session.id);
  const { amount_subtotal, amount_total, amount_tax } = totals;
  const complete = updateObject(backend, "checkout.session", session, {
    amount_subtotal,
    amount_total,
    automatic_tax: { ...session.automatic_tax, status: session.automatic_tax.enabled ? "complete" : null },
    consent:
      session.consent_collection?.terms_of_service === "required"
        ? { promotions: null, terms_of_service: "accepted" }
        : session.consent,
    customer: customer.id,
    customer_details: detailsOf(backend, customer, form),
    invoice: subscription.latest_invoice,
    payment_status: paymentStatus(backend, subscription.latest_invoice, trialEnd),
    status: "complete",
    subscription: subscription.id,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax },
    url: null,
  });
  emit(backend, "checkout.session.completed", complete);
  return (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

function paymentStatus({ store }: Backend, invoice: string | null, trialEnd: number | null) {
  if (trialEnd !== null) return "no_payment_required";
  return store.get("invoice", invoice ?? "")?.status === "paid" ? "paid" : "unpaid";
}

/** The customer of the session with what it may update, or a new one of what was entered. */
function customerFor(backend: Backend, session: CheckoutSession, form: Form): Customer {
  const known = backend.store.get("customer", session.customer ?? "");
  const input = backend.store.get("checkout_input", session.id)!;
  const address = addressOf(form);
  const customer = known
    ? updateObject(
        backend,
        "customer",
        known,
        {
          ...(input.updatesAddress && form.country ? { address } : {}),
          ...(input.updatesName && form.name ? { name: form.name } : {}),
        },
        "customer.updated",
      )
    : createObject(
        backend,
        "customer",
        {
          ...newCustomer(backend),
          address: form.country ? address : null,
          email: session.customer_email ?? form.email ?? null,
          name: form.name || null,
          preferred_locales: session.locale === "de" ? ["de"] : [],
        },
        "customer.created",
      );
  if (form.tax_id) createTaxId(backend, customer.id, { type: "eu_vat", value: form.tax_id });
  return customer;
}

function detailsOf({ store }: Backend, customer: Customer, form: Form): CheckoutSession["customer_details"] {
  return {
    address: addressOf(form),
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: form.name || (customer.name ?? null),
    phone: null,
    tax_exempt: customer.tax_exempt ?? "none",
    tax_ids: store
      .list("tax_id")
      .filter((taxId) => taxId.customer === customer.id)
      .map(({ type, value }) => ({ type, value })),
  };
}
