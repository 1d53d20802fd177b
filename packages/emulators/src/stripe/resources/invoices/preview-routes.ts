import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Change } from "../../billing/change/plan-change";
import { previewInvoice } from "../../billing/preview-invoice";
import { isEnded } from "../../billing/subscription-state";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { expand, natural, oneOf, pagination, paramsOf, text, created } from "../../http/params";
import { isWithin, pageOf } from "../../http/list";
import { requireObject, requireReference } from "../save";
import { changedItem, proration } from "../subscriptions/params";
import { readItems } from "../subscriptions/read-items";

const previewParams = paramsOf<Stripe.InvoiceCreatePreviewParams>()(
  {
    customer: text.optional(),
    expand,
    preview_mode: oneOf("next").optional(),
    subscription: text,
    subscription_details: paramsOf<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>()(
      {
        items: z.array(changedItem).optional(),
        proration_behavior: proration,
        proration_date: natural.optional(),
        trial_end: z.literal("now").optional(),
      },
      [
        "billing_cycle_anchor",
        "billing_mode",
        "billing_schedules",
        "cancel_at",
        "cancel_at_period_end",
        "cancel_now",
        "default_tax_rates",
        "metadata",
        "pause",
        "resume_at",
        "start_date",
      ],
    ).optional(),
  },
  [
    "automatic_tax",
    "currency",
    "customer_account",
    "customer_details",
    "discounts",
    "invoice_items",
    "issuer",
    "on_behalf_of",
    "schedule",
    "schedule_details",
  ],
);
const paymentsParams = paramsOf<Stripe.InvoicePaymentListParams>()({
  ...pagination,
  ...created,
  invoice: text.optional(),
  payment: paramsOf<Stripe.InvoicePaymentListParams.Payment>()(
    { payment_intent: text.optional(), type: oneOf("payment_intent") },
    ["payment_record"],
  ).optional(),
  status: oneOf("canceled", "open", "paid").optional(),
});

/** The preview of an invoice, and the payments of invoices. */
export function invoicePreviewRoutes(api: Api, backend: Backend): void {
  api.post("/v1/invoices/create_preview", { params: previewParams, returns: "invoice" }, (params) => {
    const subscription = requireReference(backend, "subscription", params.subscription, "subscription");
    if (isEnded(subscription) || (params.customer !== undefined && params.customer !== subscription.customer))
      throw invalidRequest("No upcoming invoices for customer", { code: "invoice_upcoming_none" });
    const { items, proration_behavior, proration_date, trial_end } = params.subscription_details ?? {};
    if (!items && !trial_end && subscription.cancel_at !== null)
      throw invalidRequest("No upcoming invoices for customer", { code: "invoice_upcoming_none" });
    const change: Change = {
      items: readItems(backend, items ?? []),
      proration: proration_behavior ?? "create_prorations",
      date: proration_date ?? backend.now(),
      resetAnchor: false,
      trialEnd: trial_end ?? null,
    };
    return previewInvoice(backend, subscription, items || trial_end ? change : null);
  });

  api.get(
    "/v1/invoice_payments/:id",
    { params: paramsOf<Stripe.InvoicePaymentRetrieveParams>()({ expand }), returns: "invoice_payment" },
    (_, { id }) => requireObject(backend, "invoice_payment", id),
  );
  api.get(
    "/v1/invoice_payments",
    { params: paymentsParams, returns: "invoice_payment", list: true },
    (params) =>
      pageOf(
        backend.store.list("invoice_payment"),
        params,
        "/v1/invoice_payments",
        ({ invoice, payment, status, created: at }) =>
          (params.invoice === undefined || invoice === params.invoice) &&
          (params.payment?.payment_intent === undefined ||
            payment.payment_intent === params.payment.payment_intent) &&
          (params.status === undefined || status === params.status) &&
          isWithin(at, params.created),
      ),
  );
}
