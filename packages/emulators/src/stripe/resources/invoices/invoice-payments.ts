import type { Backend } from "../../backend";
import type { Charge, Invoice, InvoicePayment, PaymentIntent } from "../../store/objects";
import { createPaymentIntent } from "../payment-intents/new-payment-intent";
import { updateObject } from "../save";

/** The open payment of an invoice; the first attempt creates it, or takes the intent that a checkout began with. */
export function openPayment(
  backend: Backend,
  invoice: Invoice,
  existing?: PaymentIntent,
): { payment: InvoicePayment; intent: PaymentIntent } {
  const { store } = backend;
  const payment = store
    .list("invoice_payment")
    .find((one) => one.invoice === invoice.id && one.status === "open");
  const present = store.get("payment_intent", payment?.payment.payment_intent ?? "");
  if (payment && present) return { payment, intent: present };
  const intent =
    existing ??
    createPaymentIntent(backend, {
      amount: invoice.amount_remaining,
      currency: invoice.currency,
      customer: invoice.customer,
      description:
        invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    });
  const created: InvoicePayment = {
    id: backend.newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: backend.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  store.save("invoice_payment", created);
  return { payment: created, intent };
}

/** Marks a payment as made. */
export function settlePayment(backend: Backend, payment: InvoicePayment): void {
  updateObject(
    backend,
    "invoice_payment",
    payment,
    {
      amount_paid: payment.amount_requested,
      status: "paid",
      status_transitions: { canceled_at: null, paid_at: backend.now() },
    },
    "invoice_payment.paid",
  );
}

/** The payment of an intent. */
export const paymentOf = ({ store }: Backend, intent: string): InvoicePayment | undefined =>
  store.list("invoice_payment").find(({ payment }) => payment.payment_intent === intent);

/** The charge that paid an invoice. */
export function paidCharge({ store }: Backend, invoice: Invoice): Charge | undefined {
  const payment = store
    .list("invoice_payment")
    .find((one) => one.invoice === invoice.id && one.status === "paid");
  const intent = store.get("payment_intent", payment?.payment.payment_intent ?? "");
  return store.get("charge", intent?.latest_charge ?? "");
}
