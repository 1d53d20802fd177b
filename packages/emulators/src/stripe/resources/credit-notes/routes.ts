import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import { settleInvoice } from "../../billing/settle-invoice";
import type { Api } from "../../http/api";
import { isWithin, pageOf } from "../../http/list";
import {
  created,
  expand,
  integer,
  mergeMetadata,
  metadata,
  natural,
  oneOf,
  pagination,
  paramsOf,
  text,
} from "../../http/params";
import type { CreditNote, Invoice } from "../../store/objects";
import { paidCharge } from "../invoices/invoice-payments";
import { moveBalance } from "../balance-transactions/move-balance";
import { createRefund } from "../refunds/create-refund";
import { createObject, requireObject, requireReference, updateObject } from "../save";
import { buildCreditNote, type CreditInput } from "./build-credit-note";

const known = {
  amount: integer,
  credit_amount: natural.optional(),
  expand,
  invoice: text,
  memo: text.optional(),
  metadata: metadata.optional(),
  out_of_band_amount: natural.optional(),
  reason: oneOf("duplicate", "fraudulent", "order_change", "product_unsatisfactory").optional(),
  refund_amount: natural.optional(),
};
const NOT_EMULATED = ["effective_at", "email_type", "lines", "refunds", "shipping_cost"] as const;
const createParams = paramsOf<Stripe.CreditNoteCreateParams>()(known, NOT_EMULATED);
const previewParams = paramsOf<Stripe.CreditNotePreviewParams>()(known, NOT_EMULATED);
const listParams = paramsOf<Stripe.CreditNoteListParams>()(
  { ...pagination, ...created, customer: text.optional(), invoice: text.optional() },
  ["customer_account"],
);

/** Credit notes: create, preview, retrieve and list. */
export function creditNoteRoutes(api: Api, backend: Backend): void {
  const returns = "credit_note";
  const path = "/v1/credit_notes";

  api.post(path, { params: createParams, returns }, (params) => issue(backend, readInput(params)));
  api.get(`${path}/preview`, { params: previewParams, returns }, (params) =>
    buildCreditNote(backend, readInput(params)),
  );
  api.get(
    `${path}/:id`,
    { params: paramsOf<Stripe.CreditNoteRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, "credit_note", id),
  );
  api.get(path, { params: listParams, returns, list: true }, (params) =>
    pageOf(
      backend.store.list("credit_note"),
      params,
      path,
      (note) =>
        (params.customer === undefined || note.customer === params.customer) &&
        (params.invoice === undefined || note.invoice === params.invoice) &&
        isWithin(note.created, params.created),
    ),
  );

  function readInput(params: z.output<typeof createParams>): CreditInput {
    return {
      invoice: requireReference(backend, "invoice", params.invoice, "invoice"),
      amount: params.amount,
      refund: params.refund_amount ?? 0,
      credit: params.credit_amount ?? 0,
      outOfBand: params.out_of_band_amount ?? 0,
      reason: params.reason ?? null,
      memo: params.memo ?? null,
      metadata: mergeMetadata({}, params.metadata),
    };
  }
}

/** Saves a credit note and moves the money: a refund, the customer's balance, what an open invoice still asks for. */
function issue(backend: Backend, input: CreditInput): CreditNote {
  const built = buildCreditNote(backend, input);
  const { invoice, credit, refund } = input;
  const charge = refund > 0 ? paidCharge(backend, invoice) : undefined;
  const refunded = charge && createRefund(backend, { charge, amount: refund, reason: null, metadata: {} });
  const note: CreditNote = {
    ...built,
    refunds: refunded
      ? [
          {
            amount_refunded: refunded.amount,
            payment_record_refund: null,
            refund: refunded.id,
            type: "refund",
          },
        ]
      : [],
  };
  createObject(backend, "credit_note", note, "credit_note.created");
  const customer = backend.store.get("customer", invoice.customer ?? "");
  if (customer && credit > 0)
    moveBalance(backend, customer, {
      amount: -credit,
      currency: note.currency,
      type: "credit_note",
      invoice: invoice.id,
      creditNote: note.id,
    });
  reduceInvoice(backend, invoice, note);
  return note;
}

function reduceInvoice(backend: Backend, invoice: Invoice, note: CreditNote) {
  const amount_remaining = invoice.amount_remaining - note.pre_payment_amount;
  const reduced = updateObject(
    backend,
    "invoice",
    invoice,
    {
      amount_remaining,
      post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + note.post_payment_amount,
      pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + note.pre_payment_amount,
    },
    "invoice.updated",
  );
  if (reduced.status === "open" && amount_remaining === 0) settleInvoice(backend, reduced, 0);
}
