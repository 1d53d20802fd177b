import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import { formatDay, formatMoney } from "../model/format";
import type { CreditNote, Invoice } from "../store/objects";
import { layout } from "./layout";
import { paymentFields, type FormState } from "./payment-fields";
import { problemText } from "./problem-texts";
import { TEXTS } from "./texts";

/** The page of an invoice, where it can be paid while it is open. */
export function invoicePage(invoice: Invoice, state: FormState): Html {
  const { language, problem } = state;
  const texts = TEXTS[language];
  const money = (amount: number) => formatMoney(amount, invoice.currency, language);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return layout({
    language,
    marker: "invoiceMarker",
    title: `${texts.invoice} ${invoice.number}`,
    body: html`<h1>${texts.invoice} ${invoice.number}</h1>
      ${problem ? html`<p class="problem" id="problem" role="alert">${problemText(language, problem)}</p>` : ""}
      <section class="sheet">
        <p>${texts[invoice.status as "paid"]}</p>
        ${invoice.lines.data.map(
          ({ description, amount }) =>
            html`<p class="row"><span>${description}</span><span>${money(amount)}</span></p>`,
        )}
        <p class="row"><span>${texts.tax}</span><span>${money(tax)}</span></p>
        <p class="row"><span>${texts.invoiceTotal}</span><span>${money(invoice.total)}</span></p>
        <p class="row total"><span>${texts.due}</span><span>${money(invoice.amount_remaining)}</span></p>
        <p><a href="${invoice.invoice_pdf}">${texts.invoicePdf}</a></p>
      </section>
      ${
        invoice.status === "open"
          ? html`<form class="sheet" method="post">
              ${paymentFields(["card", "sepa_debit"], state)}
              <div class="actions"><button class="main" type="submit">${texts.payInvoice}</button></div>
            </form>`
          : ""
      }`,
  });
}

/** The lines of an invoice's PDF. */
export function invoiceLines(invoice: Invoice): string[] {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return [
    `Invoice ${invoice.number}`,
    "Emulated: this is no real invoice.",
    `Date: ${formatDay(invoice.created)}`,
    `Bill to: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(", ")}`,
    "",
    ...invoice.lines.data.map(({ description, amount }) => `${description}: ${money(amount)}`),
    "",
    `VAT: ${money(tax)}`,
    `Total: ${money(invoice.total)}`,
    `Amount due: ${money(invoice.amount_remaining)}`,
  ];
}

/** The lines of a credit note's PDF. */
export const creditNoteLines = (note: CreditNote): string[] => [
  `Credit note ${note.number}`,
  "Emulated: this is no real credit note.",
  `Date: ${formatDay(note.created)}`,
  `Amount: ${formatMoney(note.total, note.currency)}`,
];
