import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Backend } from "../backend";
import { payInvoice } from "../billing/pay-invoice";
import { formatMoney } from "../model/format";
import { renderPdf } from "../model/render-pdf";
import { createPaymentMethod } from "../resources/payment-methods/create-payment-method";
import { readSource, type FormProblem } from "../resources/payment-methods/read-source";
import type { Invoice } from "../store/objects";
import { expiredPage } from "./checkout-page";
import { creditNoteLines, invoiceLines, invoicePage } from "./invoice-page";
import { layout } from "./layout";
import { readForm, stepProblem } from "./read-form";
import { languageOf, TEXTS } from "./texts";

const PATH = "/i/:account/:token/:invoice";

/** The hosted page of an invoice, its PDF, the PDF of a credit note and the receipt of a charge. */
export function invoicePageRoutes(app: Hono, backend: Backend): void {
  app.get(PATH, (c) => show(c, {}, stepProblem(c)));
  app.post(PATH, async (c) => {
    const form = await readForm(c);
    const invoice = find(c);
    if (!invoice || invoice.status !== "open") return show(c, form, null);
    const source = readSource(form, new Date(backend.clock.now()));
    if ("field" in source) return show(c, form, source);
    const method = createPaymentMethod(backend, source);
    const result = payInvoice(backend, invoice, {
      method,
      offSession: false,
      authenticated: false,
      automatic: false,
    });
    if (result.decline) return show(c, form, { field: "number", decline: result.decline });
    if (result.status !== "requires_action") return c.redirect(invoice.hosted_invoice_url ?? "", 303);
    const id = backend.newId("step");
    backend.store.save("secure_step", { id, kind: "invoice", ref: invoice.id, method: method.id, form: {} });
    return c.redirect(`${backend.origin}/3d-secure/${id}`, 303);
  });
  app.get(`${PATH}/pdf`, (c) => {
    const invoice = find(c);
    return invoice
      ? sendPdf(c, `Invoice-${invoice.number}`, invoiceLines(invoice))
      : c.html(expiredPage("en"), 404);
  });
  app.get("/credit_notes/:account/:id/pdf", (c) => {
    const note = backend.store.get("credit_note", c.req.param("id"));
    return note
      ? sendPdf(c, `CreditNote-${note.number}`, creditNoteLines(note))
      : c.html(expiredPage("en"), 404);
  });
  app.get("/receipts/:charge", (c) => {
    const charge = backend.store.get("charge", c.req.param("charge"));
    const language = languageOf(null, c.req.header("accept-language"));
    if (!charge) return c.html(expiredPage(language), 404);
    const title = TEXTS[language].receipt;
    const amount = formatMoney(charge.amount, charge.currency, language);
    const body = html`<h1>${title}</h1>
      <p class="sheet">${charge.description}: ${amount}</p>`;
    return c.html(layout({ language, marker: "invoiceMarker", title, body }));
  });

  /** The invoice of a page, whose address nobody can guess. */
  function find(c: Context): Invoice | undefined {
    const invoice = backend.store.get("invoice", c.req.param("invoice") ?? "");
    return invoice?.hosted_invoice_url?.includes(`/${c.req.param("token")}/`) ? invoice : undefined;
  }

  function show(c: Context, form: Record<string, string>, problem: FormProblem | null) {
    const invoice = find(c);
    const language = languageOf(null, c.req.header("accept-language"));
    if (!invoice) return c.html(expiredPage(language), 404);
    return c.html(invoicePage(invoice, { language, form, problem }), problem ? 422 : 200);
  }
}

function sendPdf(c: Context, name: string, lines: string[]) {
  c.header("content-type", "application/pdf");
  c.header("content-disposition", `attachment; filename="${name}.pdf"`);
  return c.body(renderPdf(lines));
}
