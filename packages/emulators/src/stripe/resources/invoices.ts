import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../backend";
import { previewInvoice } from "../billing/apply-change";
import { isEnded } from "../billing/subscription-state";
import type { Api } from "../http/api";
import { invalidRequest } from "../http/api-error";
import { fits } from "../http/list";
import { integer, pagination, paramsOf, text } from "../http/params";
import { requireObject } from "./save";
import { changedItem, requireActivePrice } from "./subscriptions/params";

const listParams = paramsOf<Stripe.InvoiceListParams>()({
  ...pagination,
  created: z.strictObject({ gte: integer }).optional(),
  customer: text.optional(),
  status: z.enum(["draft", "open", "paid"]).optional(),
  subscription: text.optional(),
});
const previewParams = paramsOf<Stripe.InvoiceCreatePreviewParams>()({
  subscription: text,
  subscription_details: z.strictObject({
    items: z.array(changedItem).length(1),
    proration_behavior: z.literal("always_invoice"),
    proration_date: integer.optional(),
  }),
});
const paymentsParams = paramsOf<Stripe.InvoicePaymentListParams>()({
  ...pagination,
  invoice: text.optional(),
  status: z.enum(["open", "paid"]).optional(),
});

/** Invoices: retrieve, list, the preview of a change, and the payments of invoices. */
export function invoiceRoutes(api: Api, backend: Backend): void {
  const path = "/v1/invoices";

  api.retrieve("invoice", path);
  api.list("invoice", path, listParams, ({ created, customer, status, parent }, params) => {
    const subscription = parent?.subscription_details?.subscription;
    const { created: range, ...others } = params;
    return created >= (range?.gte ?? 0) && fits({ customer, status, subscription }, others);
  });
  api.post(`${path}/create_preview`, { params: previewParams, returns: "invoice" }, (params) => {
    const subscription = requireObject(backend, "subscription", params.subscription, "subscription");
    if (isEnded(subscription))
      throw invalidRequest("No upcoming invoices for customer", undefined, "invoice_upcoming_none");
    const { items, proration_date } = params.subscription_details;
    const { id, price } = items[0]!;
    return previewInvoice(backend, subscription, {
      item: id,
      price: requireActivePrice(backend, price, "subscription_details[items][0][price]"),
      date: proration_date ?? backend.now(),
    });
  });
  api.list("invoice_payment", "/v1/invoice_payments", paymentsParams, ({ invoice, status }, params) =>
    fits({ invoice, status }, params),
  );
}
