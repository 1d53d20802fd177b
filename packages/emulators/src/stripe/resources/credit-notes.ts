import type Stripe from "stripe";
import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { invalidRequest } from "../http/api-error";
import { listOf } from "../http/list";
import { integer, paramsOf, text } from "../http/params";
import { nulls } from "../model/nulls";
import type { CreditNote, Invoice } from "../store/objects";
import { moveBalance } from "./balance-transactions";
import { createObject, requireObject, updateObject } from "./save";

const createParams = paramsOf<Stripe.CreditNoteCreateParams>()({
  amount: integer,
  credit_amount: integer,
  invoice: text,
});

/** Credit notes of paid invoices, which are credited to the customer's balance: create. */
export function creditNoteRoutes(api: Api, backend: Backend): void {
  api.post("/v1/credit_notes", { params: createParams, returns: "credit_note" }, (params) => {
    const { amount, credit_amount } = params;
    const invoice = requireObject(backend, "invoice", params.invoice, "invoice");
    const customer = requireObject(backend, "customer", invoice.customer ?? "", "customer");
    const credited = invoice.post_payment_credit_notes_amount;
    const isWhole = credit_amount === amount && amount >= 1 && amount <= invoice.total - credited;
    if (invoice.status !== "paid" || !isWhole)
      throw invalidRequest(
        "A credit note credits its whole amount (credit_amount), and not more than is left of a paid invoice.",
        "amount",
      );
    const note = createObject(backend, newCreditNote(backend, invoice, amount), "credit_note.created");
    const { id, currency } = note;
    const move = {
      amount: -amount,
      currency,
      type: "credit_note",
      invoice: invoice.id,
      credit_note: id,
    } as const;
    moveBalance(backend, customer, move);
    const change = { post_payment_credit_notes_amount: credited + amount };
    updateObject(backend, invoice, change, "invoice.updated");
    return note;
  });
}

function newCreditNote(backend: Backend, invoice: Invoice, amount: number): CreditNote {
  const id = backend.newId("cn");
  return {
    id,
    object: "credit_note",
    amount,
    amount_shipping: 0,
    created: backend.now(),
    currency: invoice.currency,
    customer: invoice.customer ?? "",
    discount_amount: 0,
    discount_amounts: [],
    effective_at: backend.now(),
    invoice: invoice.id,
    lines: listOf([], `/v1/credit_notes/${id}/lines`),
    livemode: false,
    metadata: {},
    number: `${invoice.number}-CN-01`,
    pdf: `${backend.origin}/credit_notes/${id}/pdf`,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    refunds: [],
    status: "issued",
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: "post_payment",
    ...nulls(
      "customer_account customer_balance_transaction memo out_of_band_amount reason shipping_cost voided_at",
    ),
  };
}
