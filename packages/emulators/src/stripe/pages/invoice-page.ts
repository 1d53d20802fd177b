import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import { formatDay, formatMoney } from "../model/format";
import type { Invoice } from "../store/objects";
import { layout, problemLine } from "./layout";
import { paymentFields, type FormState } from "./payment-fields";
import { TEXTS } from "./texts";

/** The page of an invoice, where it can be paid while it is open. */
export function invoicePage(invoice: Invoice, state: FormState): Html {
  const { language } = state;
  const texts = TEXTS[language];
  const money = (amount: number) => formatMoney(amount, invoice.currency, language);
  const row = (name: string | null, amount: number, style = "row") =>
    html`<p class="${style}"><span>${name}</span><span>${money(amount)}</span></p>`;
  const title = `${texts.invoice} ${invoice.number}`;
  return layout({
    language,
    title,
    body: html`<h1>${title}</h1>
      ${problemLine(state)}
      <section class="sheet">
        <p>${texts[invoice.status as "paid"]}</p>
        ${invoice.lines.data.map(({ description, amount }) => row(description, amount))}
        ${row(texts.invoiceTotal, invoice.total)} ${row(texts.due, invoice.amount_remaining, "row total")}
        <p><a href="${invoice.invoice_pdf}">${texts.invoicePdf}</a></p>
      </section>
      ${
        invoice.status === "open"
          ? html`<form class="sheet" method="post">
              ${paymentFields(state)}
              <div class="actions"><button class="main" type="submit">${texts.payInvoice}</button></div>
            </form>`
          : ""
      }`,
  });
}

/** The lines of an invoice's PDF. */
export function invoiceLines(invoice: Invoice): string[] {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  return [
    `Invoice ${invoice.number}`,
    "Emulated: this is no real invoice.",
    `Date: ${formatDay(invoice.created)}`,
    `Bill to: ${invoice.customer_name ?? ""} ${invoice.customer_email ?? ""}`,
    "",
    ...invoice.lines.data.map(({ description, amount }) => `${description}: ${money(amount)}`),
    "",
    `Total: ${money(invoice.total)}`,
    `Amount due: ${money(invoice.amount_remaining)}`,
  ];
}
