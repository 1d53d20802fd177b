import type { Invoice } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { ask, askAll } from "../outcome/ask";
import { isMissing } from "../outcome/to-failure";
import { toDate } from "../subscriptions/to-subscription";

/** Lists a customer's invoices, newest first; none when Stripe does not know the customer. */
export async function listInvoices(stripe: Stripe, customer: string): Promise<Invoice[]> {
  try {
    const invoices = (await askAll((range) => stripe.invoices.list({ ...range, customer }))).map(toInvoice);
    for (const invoice of invoices)
      if (invoice.status === "open" && (await isProcessing(stripe, invoice.id)))
        invoice.status = "processing";
    return invoices;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Whether a bank debit for an open invoice is on its way: it must not be paid a second time. */
async function isProcessing(stripe: Stripe, invoice: string): Promise<boolean> {
  const expand = ["data.payment.payment_intent"];
  const { data } = await ask(stripe.invoicePayments.list({ invoice, status: "open", expand }), "list");
  return data.some(({ payment: { payment_intent: intent } }) =>
    typeof intent === "object" ? intent?.status === "processing" : false,
  );
}

const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status ?? "draft",
  totalCents: invoice.total,
  currency: invoice.currency,
  createdAt: toDate(invoice.created),
  pdfUrl: invoice.invoice_pdf ?? null,
  pageUrl: invoice.hosted_invoice_url ?? null,
});
