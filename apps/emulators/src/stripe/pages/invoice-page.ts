import { html } from "hono/html";
import type { Context, Hono } from "hono";
import type { Html } from "../../core/page-layout";
import { formatDay, formatMoney } from "../model/format";
import type { Invoice } from "../store/objects";
import {
  layout,
  problemLine,
  expiredPage,
  paymentFields,
  type FormState,
  readForm,
  stepProblem,
} from "./layout";
import { TEXTS, languageOf } from "./texts";
import type { Backend } from "../backend";
import { payInvoice } from "../billing/pay-invoice";
import { renderPdf } from "../model/render-pdf";
import { createPaymentMethod } from "../resources/payment-methods/payment-method";
import { readSource, type FormProblem } from "../resources/payment-methods/read-source";

/** The page of an invoice, where it can be paid while it is open. */
function invoicePage(invoice: Invoice, state: FormState): Html {
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
function invoiceLines(invoice: Invoice): string[] {
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

const PATH = "/i/:token/:invoice";

/** The hosted page of an invoice and its PDF. */
export function invoicePageRoutes(app: Hono, backend: Backend): void {
  app.get(PATH, (c) => show(c, {}, stepProblem(c)));
  app.post(PATH, async (c) => {
    const form = await readForm(c);
    const invoice = find(c);
    if (invoice?.status !== "open") return show(c, form, null);
    const source = readSource(form, new Date(backend.clock.now()));
    if ("field" in source) return show(c, form, source);
    const method = createPaymentMethod(backend, source);
    const { decline, status } = payInvoice(backend, invoice, { method });
    if (decline) return show(c, form, { field: "number", decline });
    if (status !== "requires_action") return c.redirect(invoice.hosted_invoice_url ?? "", 303);
    const id = backend.newId("step");
    backend.store.save("secure_step", { id, kind: "invoice", ref: invoice.id, method: method.id, form: {} });
    return c.redirect(`${backend.origin}/3d-secure/${id}`, 303);
  });
  app.get(`${PATH}/pdf`, (c) => {
    const invoice = find(c);
    if (!invoice) return show(c, {}, null);
    c.header("content-type", "application/pdf");
    c.header("content-disposition", `attachment; filename="Invoice-${invoice.number}.pdf"`);
    return c.body(renderPdf(invoiceLines(invoice)));
  });

  /** The invoice of a page, whose address nobody can guess. */
  function find(c: Context): Invoice | undefined {
    const invoice = backend.store.get("invoice", c.req.param("invoice") ?? "");
    return invoice?.hosted_invoice_url?.includes(`/${c.req.param("token")}/`) ? invoice : undefined;
  }

  function show(c: Context, form: Record<string, string>, problem: FormProblem | null) {
    const invoice = find(c);
    const language = languageOf(c.req.header("accept-language"));
    if (!invoice) return c.html(expiredPage(language), 404);
    return c.html(invoicePage(invoice, { language, form, problem }), problem ? 422 : 200);
  }
}
