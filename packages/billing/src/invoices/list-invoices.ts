import type { Invoice } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { askAll } from "../outcome/ask";
import { isMissing } from "../outcome/to-failure";
import { toDate } from "../subscriptions/to-subscription";

/** Lists a customer's invoices, newest first; none when Stripe does not know the customer. */
export async function listInvoices(stripe: Stripe, customer: string): Promise<Invoice[]> {
  try {
    return (await askAll((range) => stripe.invoices.list({ ...range, customer }))).map(toInvoice);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
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
