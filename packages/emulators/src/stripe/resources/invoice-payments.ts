import type { Backend } from "../backend";
import type { Invoice, InvoicePayment, PaymentIntent } from "../store/objects";
import { createPaymentIntent } from "./payment-intents/payment-intent";
import { updateObject } from "./save";

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
  const { currency, customer } = invoice;
  const input = { amount: invoice.amount_remaining, currency, customer, description: "Subscription" };
  const intent = existing ?? createPaymentIntent(backend, input);
  const created: InvoicePayment = {
    id: backend.newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: backend.now(),
    currency,
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
  const status_transitions = { canceled_at: null, paid_at: backend.now() };
  const paid = { amount_paid: payment.amount_requested, status: "paid", status_transitions };
  updateObject(backend, payment, paid, "invoice_payment.paid");
}

/** The payment of an intent. */
export const paymentOf = ({ store }: Backend, intent: string): InvoicePayment | undefined =>
  store.list("invoice_payment").find(({ payment }) => payment.payment_intent === intent);
