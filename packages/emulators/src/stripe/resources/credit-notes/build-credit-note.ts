import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import { listOf } from "../../http/list";
import { prorate } from "../../billing/proration";
import type { CreditNote, Invoice } from "../../store/objects";

export type CreditInput = {
  invoice: Invoice;
  amount: number;
  /** How much of a paid amount is refunded, credited to the customer's balance, or given back elsewhere. */
  refund: number;
  credit: number;
  outOfBand: number;
  reason: "duplicate" | "fraudulent" | "order_change" | "product_unsatisfactory" | null;
  memo: string | null;
  metadata: Record<string, string>;
};

/** A credit note for a part of an invoice, with its share of the tax; nothing is saved. */
export function buildCreditNote(backend: Backend, input: CreditInput): CreditNote {
  const { invoice, amount, refund, credit, outOfBand } = input;
  checkAmounts(input);
  const id = backend.newId("cn");
  const before = backend.store.list("credit_note").filter((note) => note.invoice === invoice.id).length;
  const share = (part: number) => prorate(part, { start: 0, end: invoice.total }, invoice.total - amount);
  const taxes = (invoice.total_taxes ?? []).map((tax) => ({
    ...tax,
    amount: share(tax.amount),
    taxable_amount: tax.taxable_amount === null ? null : share(tax.taxable_amount),
  }));
  const tax = taxes.reduce((sum, { amount: part }) => sum + part, 0);
  const given = refund + credit + outOfBand;
  return {
    id,
    object: "credit_note",
    amount,
    amount_shipping: 0,
    created: backend.now(),
    currency: invoice.currency,
    customer: invoice.customer ?? "",
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: backend.now(),
    invoice: invoice.id,
    lines: listOf(
      [
        {
          id: backend.newId("cnli"),
          object: "credit_note_line_item",
          amount,
          description: invoice.lines.data[0]?.description ?? null,
          discount_amount: 0,
          discount_amounts: [],
          livemode: false,
          metadata: null,
          pretax_credit_amounts: [],
          quantity: 1,
          tax_rates: [],
          taxes,
          type: "custom_line_item",
          unit_amount: amount,
          unit_amount_decimal: String(amount),
        },
      ],
      false,
      `/v1/credit_notes/${id}/lines`,
    ),
    livemode: false,
    memo: input.memo,
    metadata: input.metadata,
    number: `${invoice.number}-CN-${String(before + 1).padStart(2, "0")}`,
    out_of_band_amount: outOfBand || null,
    pdf: `${backend.origin}/credit_notes/acct_emulated/${id}/pdf`,
    post_payment_amount: given,
    pre_payment_amount: amount - given,
    pretax_credit_amounts: [],
    reason: input.reason,
    refunds: [],
    shipping_cost: null,
    status: "issued",
    subtotal: amount,
    subtotal_excluding_tax: amount - tax,
    total: amount,
    total_excluding_tax: amount - tax,
    total_taxes: taxes,
    type: given === 0 ? "pre_payment" : given === amount ? "post_payment" : "mixed",
    voided_at: null,
  };
}

function checkAmounts({ invoice, amount, refund, credit, outOfBand }: CreditInput) {
  if (invoice.status !== "open" && invoice.status !== "paid")
    throw invalidRequest("Credit notes can only be created for open or paid invoices.", { param: "invoice" });
  if (amount < 1)
    throw invalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  const credited = invoice.pre_payment_credit_notes_amount + invoice.post_payment_credit_notes_amount;
  if (amount > invoice.total - credited)
    throw invalidRequest(
      `The credit note amount is greater than the remaining amount of the invoice (${invoice.total - credited}).`,
      { param: "amount" },
    );
  const given = refund + credit + outOfBand;
  const fromPaid = Math.max(0, amount - invoice.amount_remaining);
  if (given !== fromPaid)
    throw invalidRequest(
      `The sum of credit amount, refund amount and out of band amount (${given}) must equal the post-payment amount of the credit note (${fromPaid}).`,
      { param: "refund_amount" },
    );
}
