import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import { voidInvoice } from "../../billing/cancel-subscription";
import { finalizeInvoice } from "../../billing/finalize-invoice";
import { payInvoice } from "../../billing/pay-invoice";
import { settleInvoice } from "../../billing/settle-invoice";
import type { Api } from "../../http/api";
import { ApiError, invalidRequest, cardError } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import { boolean, created, expand, oneOf, pagination, paramsOf, text } from "../../http/params";
import type { Invoice } from "../../store/objects";
import { takePaymentMethod } from "../payment-methods/attach";
import { requireObject } from "../save";

const payParams = paramsOf<Stripe.InvoicePayParams>()(
  {
    expand,
    off_session: boolean.optional(),
    paid_out_of_band: boolean.optional(),
    payment_method: text.optional(),
  },
  ["forgive", "mandate", "source"],
);
const listParams = paramsOf<Stripe.InvoiceListParams>()(
  {
    ...pagination,
    ...created,
    customer: text.optional(),
    status: oneOf("draft", "open", "paid", "uncollectible", "void").optional(),
    subscription: text.optional(),
  },
  ["collection_method", "customer_account", "due_date"],
);

/** Invoices: retrieve, list, finalize, pay and void, and their lines. */
export function invoiceRoutes(api: Api, backend: Backend): void {
  const returns = "invoice";
  const path = "/v1/invoices";
  const find = (id: string) => requireObject(backend, "invoice", id);

  api.get(path, { params: listParams, returns, list: true }, (params) =>
    pageOf(backend.store.list("invoice"), params, path, (invoice) => isListed(invoice, params)),
  );
  api.get(
    `${path}/:id`,
    { params: paramsOf<Stripe.InvoiceRetrieveParams>()({ expand }), returns },
    (_, { id }) => find(id),
  );
  api.get(
    `${path}/:id/lines`,
    { params: paramsOf<Stripe.InvoiceListLineItemsParams>()(pagination), returns: "line_item", list: true },
    (params, { id }) => pageOf(find(id).lines.data.toReversed(), params, `${path}/${id}/lines`),
  );
  api.post(
    `${path}/:id/finalize`,
    { params: paramsOf<Stripe.InvoiceFinalizeInvoiceParams>()({ expand }, ["auto_advance"]), returns },
    (_, { id }) => {
      if (find(id).status !== "draft")
        throw invalidRequest(
          "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
          {
            code: "invoice_not_editable",
          },
        );
      backend.jobs.cancel("finalize_invoice", id);
      return finalizeInvoice(backend, find(id));
    },
  );
  api.post(`${path}/:id/pay`, { params: payParams, returns }, (params, { id }) =>
    pay(backend, find(id), params),
  );
  api.post(
    `${path}/:id/void`,
    { params: paramsOf<Stripe.InvoiceVoidInvoiceParams>()({ expand }), returns },
    (_, { id }) => {
      const invoice = find(id);
      if (invoice.status !== "open" && invoice.status !== "uncollectible")
        throw invalidRequest("You can only pass in open or uncollectible invoices. This invoice isn't open.");
      return voidInvoice(backend, invoice);
    },
  );
}

function pay(
  backend: Backend,
  given: Invoice,
  { off_session = false, paid_out_of_band, payment_method }: z.output<typeof payParams>,
): Invoice {
  if (given.status === "paid") throw invalidRequest("Invoice is already paid");
  if (given.status === "void" || given.status === "uncollectible")
    throw invalidRequest(`Invoice is ${given.status} and cannot be paid.`);
  const invoice = finalizeInvoice(backend, given);
  if (invoice.status === "paid") return invoice;
  if (paid_out_of_band) return settleInvoice(backend, invoice, 0);
  const method =
    payment_method === undefined ? undefined : takePaymentMethod(backend, payment_method, "payment_method");
  const result = payInvoice(backend, invoice, {
    method,
    offSession: off_session,
    authenticated: false,
    automatic: false,
  });
  if (result.decline) throw cardError(result.decline);
  if (result.status === "failed")
    throw invalidRequest(
      "There is no `default_payment_method` set on this Customer or Invoice. Please set one.",
    );
  if (result.status === "requires_action")
    throw new ApiError(400, {
      code: "invoice_payment_intent_requires_action",
      message: "This payment requires additional user action before it can be completed successfully.",
      type: "invalid_request_error",
    });
  return requireObject(backend, "invoice", invoice.id);
}

function isListed(
  invoice: Invoice,
  { customer, status, subscription, created }: z.output<typeof listParams>,
): boolean {
  return (
    (customer === undefined || invoice.customer === customer) &&
    (status === undefined || invoice.status === status) &&
    (subscription === undefined || invoice.parent?.subscription_details?.subscription === subscription) &&
    isWithin(invoice.created, created)
  );
}
