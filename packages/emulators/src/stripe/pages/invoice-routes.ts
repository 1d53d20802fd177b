import type { Context, Hono } from "hono";
import type { Backend } from "../backend";
import { payInvoice } from "../billing/pay-invoice";
import { renderPdf } from "../model/render-pdf";
import { createPaymentMethod } from "../resources/payment-methods/payment-method";
import { readSource, type FormProblem } from "../resources/payment-methods/read-source";
import type { Invoice } from "../store/objects";
import { invoiceLines, invoicePage } from "./invoice-page";
import { expiredPage } from "./layout";
import { readForm, stepProblem } from "./payment-fields";
import { languageOf } from "./texts";

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
